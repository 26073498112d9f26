import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining
import Solution11Schedulers

/// The producer of an operator that takes a time and a scheduler.
class TimedProducer<Source, Result>: Producer<Result> {
  /// Where the elements come from.
  final let source: Observable<Source>

  /// The time that was given to the operator.
  final let dueTime: RxTimeInterval

  /// Measures the time.
  final let scheduler: SchedulerType

  init(source: Observable<Source>, dueTime: RxTimeInterval, scheduler: SchedulerType) {
    self.source = source
    self.dueTime = dueTime
    self.scheduler = scheduler
  }
}

/// The sink of an operator that listens to a source and to an alarm.
///
/// A subclass says what to do with an element, and what to do when the alarm rings; an end of the
/// source is the end of the result, unless the subclass says otherwise. It handles one thing at a time,
/// whatever the threads of the source and of the scheduler.
class TimedSink<Source, Observer: ObserverType>: OperatorSink<Source, Observer> {
  /// The time that was given to the operator.
  final let dueTime: RxTimeInterval

  /// Measures the time; the alarm rings on it.
  final let scheduler: SchedulerType

  private let alarm: Alarm

  // Held while an event or a ring is handled, and so while the observer receives what follows from it.
  private let lock = RecursiveLock()

  // How often the alarm was set or turned off; guarded by the lock.
  private var settings = 0

  init(
    dueTime: RxTimeInterval,
    scheduler: SchedulerType,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    alarm = Alarm(on: scheduler)
    super.init(observer: observer, cancel: cancel)
  }

  /// Is called with each element of the source, while the lock is held.
  func sourceSent(_ element: Source) {}

  /// Is called when the source has failed, while the lock is held; for subclasses.
  func sourceFailed(_ error: Swift.Error) {
    fail(with: error)
  }

  /// Is called when the source has completed, while the lock is held; for subclasses.
  func sourceCompleted() {
    complete()
  }

  /// Is called when the alarm rings, while the lock is held.
  func alarmRang() {}

  /// Subscribes to the source, and returns what ends that, and the alarm.
  final func listen(to source: Observable<Source>) -> Disposable {
    Disposables.create(source.subscribe(self), alarm)
  }

  final override func onNext(_ element: Source) {
    // exercise 13.3: The alarm may ring on another thread at this moment: only one of the two may
    //   decide.
    // end 13.3
  }

  final override func onError(_ error: Swift.Error) {
    // exercise 13.3: An error and the alarm may come at once, too: only one of the two may decide.
    // end 13.3
  }

  final override func onCompleted() {
    // exercise 13.3: A completion and the alarm may come at once, too: only one of the two may decide.
    // end 13.3
  }

  // An end may also come from outside, and waits for the lock, too.
  final override func tellEnd(_ error: Swift.Error?) {
    lock.withLock {
      if !cancel.isDisposed { super.tellEnd(error) }
    }
  }

  // MARK: The alarm

  /// Sets the alarm to ring once, after `dueTime`, instead of whatever was set before.
  final func setAlarm(after dueTime: RxTimeInterval) {
    lock.withLock {
      guard !alarm.isDisposed else { return }
      settings += 1
      alarm.set(after: dueTime) { [settings] in self.ring(settings) }
    }
  }

  /// Turns off what was set.
  final func turnOffAlarm() {
    lock.withLock {
      settings += 1
      alarm.turnOff()
    }
  }

  /// Turns off the alarm, runs `body`, and sets it again, unless `body` has already caused that.
  final func restartAlarm(after dueTime: RxTimeInterval, around body: () -> Void) {
    lock.withLock {
      turnOffAlarm()
      let before = settings
      body()
      if settings == before { setAlarm(after: dueTime) }
    }
  }

  /// Is called on the scheduler when the time of the setting with that number has come.
  private func ring(_ number: Int) {
    // exercise 13.3: Something may come from the source at this moment: only one of the two may
    //   decide. Whoever came first may have set the alarm again, or turned it off: then this ring
    //   came too late, and means nothing.
    // end 13.3
  }
}
