// At a completion what is left is sent and stays in its variable.

// exercise 13.13
BufferUntilQuiet(
  source: asObservable(),
  silence: silence,
  longestWait: longestWait,
  count: count,
  scheduler: scheduler
)
// end 13.13

// exercise 13.13
/// The producer of `bufferUntilQuiet`.
private final class BufferUntilQuiet<Element>: TimedProducer<Element, [Element]> {
  private let longestWait: RxTimeInterval
  private let count: Int

  init(
    source: Observable<Element>,
    silence: RxTimeInterval,
    longestWait: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType
  ) {
    self.longestWait = longestWait
    self.count = count
    super.init(source: source, dueTime: silence, scheduler: scheduler)
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Element] {
    let sink = BufferUntilQuietSink<Element, Observer>(
      silence: dueTime,
      longestWait: longestWait,
      count: count,
      scheduler: scheduler,
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.listen(to: source))
  }
}

private final class BufferUntilQuietSink<
  Element,
  Observer: ObserverType
>: TimedSink<Element, Observer> where Observer.Element == [Element] {
  private let longestWait: RxTimeInterval
  private let count: Int

  private var gathered: [Element] = []
  private var began: RxTime?
  private var isLastAlarm = false

  init(
    silence: RxTimeInterval,
    longestWait: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.longestWait = longestWait
    self.count = count
    super.init(dueTime: silence, scheduler: scheduler, observer: observer, cancel: cancel)
  }

  override func sourceSent(_ element: Element) {
    guard !isDisposed else { return }
    gathered.append(element)
    if gathered.count == count { return sendGathered() }
    guard !isLastAlarm else { return }
    let now = scheduler.now
    let start = began ?? now
    began = start
    if longestWait.remaining(since: start, at: now.adding(dueTime)).isOver {
      isLastAlarm = true
      setAlarm(after: longestWait.remaining(since: start, at: now))
    } else {
      setAlarm(after: dueTime)
    }
  }

  override func alarmRang() {
    sendGathered()
  }

  override func sourceCompleted() {
    if !gathered.isEmpty { forwardNext(gathered) }
    complete()
  }

  override func sourceFailed(_ error: Swift.Error) {
    let dropped = takeGathered()
    fail(with: error)
    withExtendedLifetime(dropped) {}
  }

  private func sendGathered() {
    let full = takeGathered()
    if !full.isEmpty { forwardNext(full) }
  }

  private func takeGathered() -> [Element] {
    let full = gathered
    gathered = []
    began = nil
    isLastAlarm = false
    turnOffAlarm()
    return full
  }
}
// end 13.13
