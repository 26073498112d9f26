import Dispatch
import Foundation
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
    // machine 13.5: Return a sequence that keeps the promise above.
    // starts as: .never()
    Throttle(source: asObservable(), dueTime: dueTime, latest: latest, scheduler: scheduler)
    // end machine 13.5
  }
}

// machine 13.5: What `throttle` is made of.
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

  // exercise 13.5: An element opens a window of `dueTime`, in which no other is sent. When it is
  //   over the newest that came meanwhile is sent, if `latest` says so, and opens another. A
  //   completion waits for what is still to be sent.
  private enum Window {
    /// No element was sent yet.
    case notOpened
    /// The observer is being called: the window is open, however long that takes.
    case sending
    /// The observer returned at that time.
    case opened(RxTime)
  }

  private var window = Window.notOpened
  private var waiting: Observer.Element?
  private var hasCompleted = false

  override func sourceSent(_ element: Observer.Element) {
    let timeLeft = windowLeft()
    guard !timeLeft.isOver else { return send(element) }
    guard latest else { return }
    let replaced = waiting
    waiting = element
    // Set once it waits: the alarm may ring at once. If another has waited, the alarm is already set:
    // the window ends at the same time for both.
    if replaced == nil, case .opened = window { setAlarm(after: timeLeft) }
    // Freed when everything is in place: its `deinit` may make the source send.
    withExtendedLifetime(replaced) {}
  }

  override func sourceCompleted() {
    if waiting == nil { complete() } else { hasCompleted = true }
  }

  override func alarmRang() {
    if let element = waiting { send(element) }
    // The observer may have made the source send one more, which waits now.
    if hasCompleted, waiting == nil { complete() }
  }

  /// Sends an element, drops any that waits, and opens a window.
  private func send(_ element: Observer.Element) {
    let dropped = waiting.take()
    // Its alarm must not ring for what waits next.
    if dropped != nil { turnOffAlarm() }
    // What this causes has to wait, even if the observer takes longer than a window.
    window = .sending
    forwardNext(element)
    // A slow observer still gets its pause, and so what came meanwhile waits for the whole of it.
    window = .opened(scheduler.now)
    if waiting != nil { setAlarm(after: dueTime) }
    withExtendedLifetime(dropped) {}
  }

  /// What is left of the window, which begins again now if the clock was set back.
  private func windowLeft() -> RxTimeInterval {
    switch window {
    case .notOpened: return .nanoseconds(0)
    case .sending: return dueTime
    case .opened(let time):
      let now = scheduler.now
      let began = min(time, now)
      window = .opened(began)
      return dueTime.remaining(since: began, at: now)
    }
  }
  // end 13.5
}
// end machine 13.5
