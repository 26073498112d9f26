import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

extension ObservableType where Element: FixedWidthInteger {
  /// Returns a sequence that sends 0 after `dueTime`, and then ends, or counts on.
  ///
  /// - Parameters:
  ///   - dueTime: How long to wait for 0; nothing or less means as soon as the scheduler can.
  ///   - period: How long to wait from one number to the next; nil if 0 is the only one.
  ///   - scheduler: Measures the time, and sends.
  /// - Returns: The sequence; each subscription has a timer of its own.
  public static func timer(
    _ dueTime: RxTimeInterval,
    period: RxTimeInterval? = nil,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    // machine 13.1: Return a sequence that keeps the promise above.
    // starts as: .never()
    Timer(dueTime: dueTime, period: period, scheduler: scheduler)
    // end machine 13.1
  }

  /// Returns a sequence that sends 0, 1, 2 and so on, the first of them after one period.
  ///
  /// - Parameters:
  ///   - period: How long to wait for each number.
  ///   - scheduler: Measures the time, and sends.
  /// - Returns: The sequence, which never ends; each subscription has a timer of its own.
  public static func interval(
    _ period: RxTimeInterval,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }
}

// machine 13.1: What `timer` is made of.
/// The producer of `timer` and `interval`.
private final class Timer<Number: FixedWidthInteger>: Producer<Number> {
  private let dueTime: RxTimeInterval
  private let period: RxTimeInterval?
  private let scheduler: SchedulerType

  init(dueTime: RxTimeInterval, period: RxTimeInterval?, scheduler: SchedulerType) {
    self.dueTime = dueTime
    self.period = period
    self.scheduler = scheduler
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Number {
    let sink = TimerSink(scheduler: scheduler, observer: observer, cancel: cancel)
    guard let period else { return (sink, sink.sendOnce(after: dueTime)) }
    return (sink, sink.count(after: dueTime, every: period))
  }
}

private final class TimerSink<
  Observer: ObserverType
>: Sink<Observer> where Observer.Element: FixedWidthInteger {
  private let scheduler: SchedulerType

  init(scheduler: SchedulerType, observer: Observer, cancel: SinkDisposer) {
    self.scheduler = scheduler
    super.init(observer: observer, cancel: cancel)
  }

  /// Sends 0 and the end after `dueTime`, and returns what prevents it.
  func sendOnce(after dueTime: RxTimeInterval) -> Disposable {
    // exercise 13.1: Let the scheduler send 0 and the end in one piece of work, and return the token of
    //   that work.
    // starts as: Disposables.create()
    scheduler.scheduleRelative((), dueTime: dueTime) { _ in
      self.forwardNext(0)
      self.complete()
      return Disposables.create()
    }
    // end 13.1
  }

  /// Sends numbers from 0 on, and returns what stops it.
  func count(after dueTime: RxTimeInterval, every period: RxTimeInterval) -> Disposable {
    // exercise 13.1: Let the scheduler send 0 after `dueTime`, and then the next number every period.
    //   Return the token of that work.
    // starts as: Disposables.create()
    scheduler.schedulePeriodic(Observer.Element.zero, startAfter: dueTime, period: period) {
      number in
      self.forwardNext(number)
      // Wraps after the largest number: a timer that has run that long must not stop the program.
      return number &+ 1
    }
    // end 13.1
  }
}
// end machine 13.1
