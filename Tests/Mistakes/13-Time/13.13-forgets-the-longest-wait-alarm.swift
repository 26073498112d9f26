// Two alarms; when the source was quiet, the other alarm stays set, and cuts the next array.

// exercise 13.13
TwoAlarms(
  source: asObservable(),
  silence: silence,
  longestWait: longestWait,
  count: count,
  scheduler: scheduler
)
// end 13.13

// exercise 13.13
private final class TwoAlarms<Element>: Producer<[Element]> {
  private let source: Observable<Element>
  private let times: (silence: RxTimeInterval, longestWait: RxTimeInterval)
  private let count: Int
  private let scheduler: SchedulerType

  init(
    source: Observable<Element>,
    silence: RxTimeInterval,
    longestWait: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType
  ) {
    self.source = source
    times = (silence, longestWait)
    self.count = count
    self.scheduler = scheduler
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Element] {
    let sink = TwoAlarmsSink<Element, Observer>(
      times: times,
      count: count,
      scheduler: scheduler,
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.run(source))
  }
}

private final class TwoAlarmsSink<
  Element,
  Observer: ObserverType
>: OperatorSink<Element, Observer> where Observer.Element == [Element] {
  private let times: (silence: RxTimeInterval, longestWait: RxTimeInterval)
  private let count: Int
  private let quiet: Alarm
  private let late: Alarm
  private let lock = RecursiveLock()
  private var gathered: [Element] = []

  init(
    times: (silence: RxTimeInterval, longestWait: RxTimeInterval),
    count: Int,
    scheduler: SchedulerType,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.times = times
    self.count = count
    quiet = Alarm(on: scheduler)
    late = Alarm(on: scheduler)
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ source: Observable<Element>) -> Disposable {
    Disposables.create(source.subscribe(self), quiet, late)
  }

  override func onNext(_ element: Element) {
    lock.withLock {
      guard !isDisposed else { return }
      gathered.append(element)
      if gathered.count == count { return sendGathered() }
      quiet.set(after: times.silence) { self.ring() }
      if gathered.count == 1 { late.set(after: times.longestWait) { self.ring() } }
    }
  }

  private func ring() {
    lock.withLock { sendGathered() }
  }

  override func onError(_ error: Swift.Error) {
    lock.withLock { fail(with: error) }
  }

  override func onCompleted() {
    lock.withLock {
      sendGathered()
      complete()
    }
  }

  override func tellEnd(_ error: Swift.Error?) {
    lock.withLock { super.tellEnd(error) }
  }

  private func sendGathered() {
    let array = gathered
    gathered = []
    quiet.turnOff()
    if !array.isEmpty { forwardNext(array) }
  }
}
// end 13.13
