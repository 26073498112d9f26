import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The machine of an operator that listens to another source beside its own.
///
/// A subclass says what an event of either means. It is told one event at a time, whatever the
/// threads that the two sources speak on.
class TwoSourceSink<Element, Other, Observer: ObserverType>: Sink<Observer>, ObserverType {
  /// What ends the subscription to the other source.
  final let otherSubscription = SingleAssignmentDisposable()

  /// What ends the subscription to the operator's own source.
  final let sourceSubscription = SingleAssignmentDisposable()

  // Held while an event is dealt with, and so while the observer is told what follows from it.
  private let lock = RecursiveLock()

  /// Is called with each event of the operator's own source.
  func sourceSent(_ event: Event<Element>) {}

  /// Is called with each event of the other source.
  func otherSent(_ event: Event<Other>) {}

  /// Tells the observer an end, and disposes both subscriptions.
  final func end(with event: Event<Observer.Element>) {
    forwardOn(event)
    dispose()
  }

  final func on(_ event: Event<Element>) {
    lock.withLock { sourceSent(event) }
  }

  fileprivate final func onOther(_ event: Event<Other>) {
    lock.withLock { otherSent(event) }
  }

  // MARK: Subscribing

  /// Subscribes to the operator's own source.
  final func subscribe(to source: Observable<Element>) {
    sourceSubscription.setDisposable(source.subscribe(self))
  }

  /// Subscribes to the other source.
  final func subscribe(toOther other: Observable<Other>) {
    otherSubscription.setDisposable(other.subscribe(OtherObserver(sink: self)))
  }

  /// What ends both subscriptions.
  final var both: Disposable {
    Disposables.create(sourceSubscription, otherSubscription)
  }
}

/// The observer of the other source.
private final class OtherObserver<Element, Other, Observer: ObserverType>: ObserverType {
  private let sink: TwoSourceSink<Element, Other, Observer>

  init(sink: TwoSourceSink<Element, Other, Observer>) {
    self.sink = sink
  }

  func on(_ event: Event<Other>) {
    sink.onOther(event)
  }
}
