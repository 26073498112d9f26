// Notes that the line is served when the first turn comes: until then each event schedules turns.

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
    let next = line.withLock { line in
      line.isServed = true
      return line.events.removeFirst()
    }
    guard !isDisposed, let event = next else { return false }
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
