import Solution04Events
import Solution05ProducerAndSink

/// A machine that passes on what it is told, until it is disposed.
///
/// It stands where an operator has something to do at the beginning or at the end only.
final class PassingSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
  func on(_ event: Event<Observer.Element>) {
    forwardOn(event)
    if event.isStopEvent { dispose() }
  }
}
