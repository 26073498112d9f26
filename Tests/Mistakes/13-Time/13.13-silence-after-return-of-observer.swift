// The alarm is turned off after the full array was sent, and with it the alarm of what the observer
// made the source send meanwhile: breaks "The next element begins a new array, and new times."

// exercise 13.13
BurstBuffer(
  source: asObservable(),
  silence: silence,
  longestWait: longestWait,
  count: count,
  scheduler: scheduler
)
// end 13.13

// exercise 13.13
/// The producer of `bufferUntilQuiet`.
private final class BurstBuffer<Element>: TimedProducer<Element, [Element]> {
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
    let sink = BurstSink<Element, Observer>(
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

private final class BurstSink<
  Element,
  Observer: ObserverType
>: TimedSink<Element, Observer> where Observer.Element == [Element] {
  private let longestWait: RxTimeInterval
  private let count: Int

  private var gathered: [Element] = []

  // When the first of them came, and whether the alarm is set for the end of its longest wait.
  private var start: RxTime?
  private var waitsLongest = false

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
    let now = scheduler.now
    let began = start ?? now
    start = began
    gathered.append(element)
    if gathered.count == count {
      sendGathered()
      turnOffAlarm()
      return
    }
    guard !waitsLongest else { return }
    let leftAfterSilence = longestWait.remaining(since: began, at: now.adding(dueTime))
    if leftAfterSilence.isOver {
      waitsLongest = true
      setAlarm(after: longestWait.remaining(since: began, at: now))
    } else {
      setAlarm(after: dueTime)
    }
  }

  override func sourceCompleted() {
    turnOffAlarm()
    sendGathered()
    complete()
  }

  override func alarmRang() {
    sendGathered()
  }

  private func sendGathered() {
    guard !gathered.isEmpty else { return }
    let array = gathered
    gathered = []
    start = nil
    waitsLongest = false
    forwardNext(array)
  }
}
// end 13.13
