import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The producer of `observe(on:)`, for a scheduler that keeps the order itself.
final class ObserveOnSerialQueue<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let scheduler: SerialDispatchQueueScheduler

  init(source: Observable<Element>, scheduler: SerialDispatchQueueScheduler) {
    self.source = source
    self.scheduler = scheduler
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = ObserveOnSerialQueueSink(scheduler, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

/// The sink for it: each element is one piece of work, and the queue is the line in which they
/// wait.
private final class ObserveOnSerialQueueSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private let scheduler: SerialDispatchQueueScheduler

  init(_ scheduler: SerialDispatchQueueScheduler, observer: Observer, cancel: SinkDisposer) {
    self.scheduler = scheduler
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    send(ElementHop(element, to: self))
  }

  override func onError(_ error: Swift.Error) {
    send(EndHop(error, to: self))
  }

  override func onCompleted() {
    send(EndHop(nil, to: self))
  }

  private func send(_ hop: QueueWork) {
    // exercise 11.9: Send the hop to the queue, unless nobody wants it any more.
    // starts as: hop.run()
    guard !isDisposed else { return }
    scheduler.perform(hop)
    // end 11.9
  }
}

/// An element on its way to another thread.
private final class ElementHop<Observer: ObserverType>: QueueWork, @unchecked Sendable {
  // Unchecked: the sender is done with the element, and only the queue calls the sink.
  private let element: Observer.Element
  private let sink: Sink<Observer>

  init(_ element: Observer.Element, to sink: Sink<Observer>) {
    self.element = element
    self.sink = sink
  }

  func run() {
    // exercise 11.9: The element has arrived: forward it.
    sink.forwardNext(element)
    // end 11.9
  }
}

/// An end on its way to another thread; a completion, if there is no error.
private final class EndHop<Observer: ObserverType>: QueueWork, @unchecked Sendable {
  // Unchecked: only the queue calls the sink.
  private let error: Swift.Error?
  private let sink: Sink<Observer>

  init(_ error: Swift.Error?, to sink: Sink<Observer>) {
    self.error = error
    self.sink = sink
  }

  func run() {
    // exercise 11.9: The end has arrived: forward it.
    if let error { sink.fail(with: error) } else { sink.complete() }
    // end 11.9
  }
}
