import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The blueprint of `observe(on:)`, for a scheduler that keeps the order by itself.
final class ObserveOnSerialQueue<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let scheduler: SerialDispatchQueueScheduler

  init(source: Observable<Element>, scheduler: SerialDispatchQueueScheduler) {
    self.source = source
    self.scheduler = scheduler
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink = ObserveOnSerialQueueSink(scheduler, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

/// The machine of it: each event is one piece of work, and the queue is the line in which they wait.
private final class ObserveOnSerialQueueSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
  private let scheduler: SerialDispatchQueueScheduler

  init(_ scheduler: SerialDispatchQueueScheduler, observer: Observer, cancel: SinkDisposer) {
    self.scheduler = scheduler
    super.init(observer: observer, cancel: cancel)
  }

  func on(_ event: Event<Observer.Element>) {
    // exercise 11.9: Send the event on its way to the queue.
    deliver(event)
    // end 11.9
  }

  func deliver(_ event: Event<Observer.Element>) {
    // exercise 11.9: The event has arrived: forward it, and dispose after an end.
    forwardOn(event)
    // end 11.9
  }
}

/// An event on its way to another thread.
private final class Hop<Observer: ObserverType>: QueueWork, @unchecked Sendable {
  // Unchecked: who sends an event is done with it, and the sink is told by the queue alone.
  private let event: Event<Observer.Element>
  private let sink: ObserveOnSerialQueueSink<Observer>

  init(_ event: Event<Observer.Element>, to sink: ObserveOnSerialQueueSink<Observer>) {
    self.event = event
    self.sink = sink
  }

  func run() {
    sink.deliver(event)
  }
}
