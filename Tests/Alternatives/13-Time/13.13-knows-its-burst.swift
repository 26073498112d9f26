// Two alarms and a recursive lock of its own; a ring knows its burst, and how many elements that had.

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
    let sink = BurstSink<Element, Observer>(
      silence: dueTime,
      longestWait: longestWait,
      count: count,
      scheduler: scheduler,
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.run(source))
  }
}

/// Elements that will be sent together.
private final class Burst<Element> {
  var elements: [Element] = []
}

/// A sink with two alarms and a lock of its own.
private final class BurstSink<
  Element,
  Observer: ObserverType
>: OperatorSink<Element, Observer> where Observer.Element == [Element] {
  private let silence: RxTimeInterval
  private let longestWait: RxTimeInterval
  private let count: Int
  private let silenceAlarm: Alarm
  private let waitAlarm: Alarm

  // Held while the observer is called, too.
  private let lock = RecursiveLock()
  private var burst: Burst<Element>?
  private var hasEnded = false

  init(
    silence: RxTimeInterval,
    longestWait: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.silence = silence
    self.longestWait = longestWait
    self.count = count
    silenceAlarm = Alarm(on: scheduler)
    waitAlarm = Alarm(on: scheduler)
    super.init(observer: observer, cancel: cancel)
  }

  func run(_ source: Observable<Element>) -> Disposable {
    Disposables.create(source.subscribe(self), silenceAlarm, waitAlarm)
  }

  override func onNext(_ element: Element) {
    lock.withLock {
      guard !isDisposed, !hasEnded else { return }
      let burst = self.burst ?? Burst()
      self.burst = burst
      burst.elements.append(element)
      let size = burst.elements.count
      if size == count { return send(burst) }
      if size == 1 {
        waitAlarm.set(after: longestWait) { self.longestWaitIsOver(of: burst) }
        // It may have rung already.
        guard self.burst === burst else { return }
      }
      silenceAlarm.set(after: silence) { self.silenceIsOver(after: size, of: burst) }
    }
  }

  override func onError(_ error: Swift.Error) {
    lock.withLock {
      hasEnded = true
      let dropped = burst
      burst = nil
      fail(with: error)
      withExtendedLifetime(dropped) {}
    }
  }

  override func onCompleted() {
    lock.withLock {
      hasEnded = true
      if let burst { send(burst) }
      complete()
    }
  }

  override func tellEnd(_ error: Swift.Error?) {
    lock.withLock {
      if !cancel.isDisposed { super.tellEnd(error) }
    }
  }

  private func longestWaitIsOver(of burst: Burst<Element>) {
    lock.withLock {
      if burst === self.burst { send(burst) }
    }
  }

  private func silenceIsOver(after size: Int, of burst: Burst<Element>) {
    lock.withLock {
      // Another element may have come while this ring was waiting for the lock.
      if burst === self.burst, size == burst.elements.count { send(burst) }
    }
  }

  private func send(_ burst: Burst<Element>) {
    self.burst = nil
    silenceAlarm.turnOff()
    waitAlarm.turnOff()
    let full = burst.elements
    // An alarm that was called off may still hold the burst.
    burst.elements = []
    forwardNext(full)
  }
}
// end 13.13
