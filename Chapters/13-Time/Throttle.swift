import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

extension ObservableType {
  /// Passes on an element, and then none until `dueTime` is over.
  ///
  /// - Parameters:
  ///   - dueTime: How long nothing passes after an element; each one that passes opens a new window.
  ///   - latest: Whether the newest element of a window is sent when the window is over.
  ///   - scheduler: Measures the time, and sends what had to wait.
  /// - Returns: Elements with at least `dueTime` between them. A completion passes once nothing waits
  ///   any more, an error at once.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    Throttle(source: asObservable(), dueTime: dueTime, latest: latest, scheduler: scheduler)
  }
}

/// The producer of `throttle`.
private final class Throttle<Element>: TimedProducer<Element, Element> {
  private let latest: Bool

  init(
    source: Observable<Element>,
    dueTime: RxTimeInterval,
    latest: Bool,
    scheduler: SchedulerType
  ) {
    self.latest = latest
    super.init(source: source, dueTime: dueTime, scheduler: scheduler)
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = ThrottleSink(
      dueTime: dueTime,
      latest: latest,
      scheduler: scheduler,
      observer: observer,
      cancel: cancel
    )
    return (sink, sink.listen(to: source))
  }
}

private final class ThrottleSink<
  Observer: ObserverType
>: TimedSink<Observer.Element, Observer> {
  private let latest: Bool

  // When the last element was sent, which opened the window.
  private var lastSent: RxTime?
  private var waiting: Observer.Element?
  private var hasCompleted = false

  init(
    dueTime: RxTimeInterval,
    latest: Bool,
    scheduler: SchedulerType,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.latest = latest
    super.init(dueTime: dueTime, scheduler: scheduler, observer: observer, cancel: cancel)
  }

  override func sourceSent(_ element: Observer.Element) {
    // exercise 13.5: Send the element if no window is open. In an open window, keep it until that is
    //   over if the newest is wanted; `windowLeft` says how long that takes.
    // end 13.5
  }

  override func sourceCompleted() {
    // exercise 13.5: Complete; but if an element waits, only after it was sent.
    // end 13.5
  }

  override func alarmRang() {
    // exercise 13.5: The window is over: send what waits, if anything, and then the end, if it has come.
    // end 13.5
  }

  /// Sends an element, drops any that waits, and opens a window.
  private func send(_ element: Observer.Element) {
    waiting = nil
    forwardNext(element)
    // Read afterwards: a slow observer gets its pause all the same.
    lastSent = scheduler.now
  }

  /// What is left of the window.
  private var windowLeft: RxTimeInterval {
    lastSent.map { dueTime.remaining(since: $0, at: scheduler.now) } ?? .nanoseconds(0)
  }
}
