// Events wait in line as they are, with the end as the last one; on a queue, each hop is a closure.

// exercise 11.9
let sink = ObserveOnSink(scheduler, observer: observer, cancel: cancel)
let subscription = source.subscribe(sink)
return (sink, Disposables.create(subscription, sink.delivery))
// end 11.9

// exercise 11.9
/// The sink of `observe(on:)`: a line in which events wait, the end as the last one.
private final class ObserveOnSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private struct Line {
    var events = Queue<Event<Observer.Element>>()
    var isClosed = false
    var isServed = false
  }

  let delivery = SerialDisposable()

  private let scheduler: ImmediateSchedulerType
  private let line = Lock(Line())

  init(_ scheduler: ImmediateSchedulerType, observer: Observer, cancel: SinkDisposer) {
    self.scheduler = scheduler
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) { join(.next(element)) }

  override func onError(_ error: Swift.Error) { join(.error(error)) }

  override func onCompleted() { join(.completed) }

  private func join(_ event: Event<Observer.Element>) {
    guard !isDisposed else { return }
    let needsTurns = line.withLock { line in
      guard !line.isClosed else { return false }
      line.events.append(event)
      line.isClosed = event.isStopEvent
      defer { line.isServed = true }
      return !line.isServed
    }
    guard needsTurns else { return }
    let turns = SingleAssignmentDisposable()
    delivery.disposable = turns
    turns.setDisposable(
      scheduler.scheduleRecursive(()) { _, recurse in
        if self.takeTurn() { recurse(()) }
      }
    )
  }

  private func takeTurn() -> Bool {
    guard !isDisposed, let event = line.withLock({ $0.events.removeFirst() }) else { return false }
    switch event {
    case .next(let element): forwardNext(element)
    case .error(let error): fail(with: error)
    case .completed: complete()
    }
    return line.withLock { line in
      line.isServed = !line.events.isEmpty
      return line.isServed
    }
  }
}
// end 11.9

// exercise 11.9
let sink = QueueSink(scheduler, observer: observer, cancel: cancel)
return (sink, source.subscribe(sink))
// end 11.9

// exercise 11.9
/// The sink for it: each event is a closure on the queue.
private final class QueueSink<Observer: ObserverType>: OperatorSink<Observer.Element, Observer> {
  private let scheduler: SerialDispatchQueueScheduler

  init(_ scheduler: SerialDispatchQueueScheduler, observer: Observer, cancel: SinkDisposer) {
    self.scheduler = scheduler
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    hop { $0.forwardNext(element) }
  }

  override func onError(_ error: Swift.Error) {
    hop { $0.fail(with: error) }
  }

  override func onCompleted() {
    hop { $0.complete() }
  }

  private func hop(_ arrive: @escaping (QueueSink) -> Void) {
    guard !isDisposed else { return }
    _ = scheduler.schedule(self) { sink in
      arrive(sink)
      return Disposables.create()
    }
  }
}
// end 11.9
