import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

// machine 11.9: What `observe(on:)` is made of, for a scheduler that keeps the order itself.
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
    // exercise 11.9: The sink receives what the source sends. The token ends the subscription.
    // starts as: let sink = PassingSink(observer: observer, cancel: cancel)
    // starts as: return (sink, source.subscribe(sink))
    let sink = ObserveOnSerialQueueSink(scheduler, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
    // end 11.9
  }
}

// exercise 11.9: A sink that sends each event to the scheduler as a piece of work, unless nobody wants
//   it any more. When its turn has come, it arrives. All goes through `perform`.
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
    guard !isDisposed else { return }
    scheduler.perform(hop)
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
    sink.forwardNext(element)
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
    if let error { sink.fail(with: error) } else { sink.complete() }
  }
}
// end 11.9
// end machine 11.9
