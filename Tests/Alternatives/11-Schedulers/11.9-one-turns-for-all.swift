// One `Turns` serves the whole subscription, with the sink as the state; on a queue, a hop is
// scheduled like other work.

// exercise 11.9
let sink = ObserveOnSink(scheduler: scheduler, observer: observer, cancel: cancel)
return (sink, Disposables.create(source.subscribe(sink), sink.turns))
// end 11.9

// exercise 11.9
/// The sink of `observe(on:)`: a line of events, the last of which may be an end.
private final class ObserveOnSink<Observer: ObserverType>: OperatorSink<
  Observer.Element, Observer
>, @unchecked Sendable
{
  private struct Line {
    var events = Queue<Event<Observer.Element>>()
    var isClosed = false
    var isServed = false
  }

  let turns: Turns<ObserveOnSink>
  private let line = Lock(Line())
  private let scheduler: ImmediateSchedulerType

  init(scheduler: ImmediateSchedulerType, observer: Observer, cancel: SinkDisposer) {
    self.scheduler = scheduler
    turns = Turns { sink, turns in
      if sink.takeTurn() { turns.request(sink, on: scheduler) }
    }
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    getInLine(.next(element))
  }

  override func onError(_ error: Swift.Error) {
    getInLine(.error(error))
  }

  override func onCompleted() {
    getInLine(.completed)
  }

  private func getInLine(_ event: Event<Observer.Element>) {
    guard !isDisposed else { return }
    let isFirst = line.withLock { line in
      guard !line.isClosed else { return false }
      line.events.append(event)
      line.isClosed = event.isStopEvent
      defer { line.isServed = true }
      return !line.isServed
    }
    if isFirst { turns.request(self, on: scheduler) }
  }

  /// Delivers one event, and returns whether another one waits.
  private func takeTurn() -> Bool {
    guard !isDisposed, let event = line.withLock({ $0.events.removeFirst() }) else { return false }
    switch event {
    case .next(let element):
      forwardNext(element)
    case .error(let error):
      fail(with: error)
    case .completed:
      complete()
    }
    return line.withLock { line in
      line.isServed = line.isClosed || !line.events.isEmpty
      return !line.events.isEmpty
    }
  }
}
// end 11.9

// exercise 11.9
let sink = ObserveOnSerialQueueSink(scheduler: scheduler, observer: observer, cancel: cancel)
return (sink, source.subscribe(sink))
// end 11.9

// exercise 11.9
/// The sink of `observe(on:)` on a serial queue, which is the line.
private final class ObserveOnSerialQueueSink<Observer: ObserverType>: OperatorSink<
  Observer.Element, Observer
>
{
  private let scheduler: SerialDispatchQueueScheduler

  init(scheduler: SerialDispatchQueueScheduler, observer: Observer, cancel: SinkDisposer) {
    self.scheduler = scheduler
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    hop { sink in sink.forwardNext(element) }
  }

  override func onError(_ error: Swift.Error) {
    hop { sink in sink.fail(with: error) }
  }

  override func onCompleted() {
    hop { sink in sink.complete() }
  }

  private func hop(_ arrive: @escaping (ObserveOnSerialQueueSink) -> Void) {
    guard !isDisposed else { return }
    _ = scheduler.schedule(self) { sink in
      arrive(sink)
      return Disposables.create()
    }
  }
}
// end 11.9
