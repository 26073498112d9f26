import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining
import Solution11Schedulers

/// The machine of an operator that listens to a source and to an alarm.
///
/// A subclass says what an event means, and what it means that the alarm rings. It is told one thing
/// at a time, whatever the threads of the source and of the scheduler.
class TimedSink<Element, Observer: ObserverType>: Sink<Observer>, ObserverType {
  /// Measures the time; on it the alarm rings.
  final let scheduler: SchedulerType

  private let alarm: Alarm

  // Held while an event or a ring is dealt with, and so while the observer is told what follows.
  private let lock = RecursiveLock()

  // How often the alarm was set or turned off; guarded by the lock.
  private var settings = 0

  init(scheduler: SchedulerType, observer: Observer, cancel: SinkDisposer) {
    self.scheduler = scheduler
    alarm = Alarm(on: scheduler)
    super.init(observer: observer, cancel: cancel)
  }

  /// Is called with each event of the source, while the lock is held.
  func sourceSent(_ event: Event<Element>) {}

  /// Is called when the alarm rings, while the lock is held.
  func alarmRang() {}

  /// Subscribes to the source, and returns what ends that, and the alarm.
  final func listen(to source: Observable<Element>) -> Disposable {
    Disposables.create(source.subscribe(self), alarm)
  }

  /// Tells the observer an end, and disposes the source and the alarm.
  final func end(with event: Event<Observer.Element>) {
    forwardOn(event)
    dispose()
  }

  final func on(_ event: Event<Element>) {
    // exercise 13.3: Call `sourceSent`, while nobody else is inside.
    // end 13.3
  }

  // MARK: The alarm

  /// Sets the alarm to ring once, after `dueTime`, in place of whatever was set before.
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

  /// Turns off the alarm, runs `body`, and sets it anew, unless `body` has caused that already.
  final func restartAlarm(after dueTime: RxTimeInterval, around body: () -> Void) {
    lock.withLock {
      turnOffAlarm()
      let before = settings
      body()
      if settings == before { setAlarm(after: dueTime) }
    }
  }

  /// Is called on the scheduler, when the time of the setting with that number has come.
  private func ring(_ number: Int) {
    // exercise 13.3: Call `alarmRang`, while nobody else is inside. But whoever was inside before may
    //   have set the alarm anew, or turned it off: then this ring came too late, and means nothing.
    // end 13.3
  }
}
