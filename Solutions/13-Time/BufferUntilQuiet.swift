import Dispatch
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution08Combining
import Solution11Schedulers

extension ObservableType {
  /// Gathers elements, and sends them together once the source is quiet.
  ///
  /// ```text
  /// source:                      -12-3--------4-|
  /// bufferUntilQuiet(3, 9, 4):   -------a-------(b|)     a = [1, 2, 3], b = [4]
  /// ```
  ///
  /// - Parameters:
  ///   - silence: How long it has to be quiet after an element.
  ///   - longestWait: How long the first element of an array waits at most, quiet or not.
  ///   - count: How many elements an array has at most; with zero or less there is no such limit.
  ///   - scheduler: Measures the times, and sends what was gathered when one of them is over.
  /// - Returns: A sequence of arrays, none of them empty. What is left is sent before a completion; an
  ///   error drops it.
  package func bufferUntilQuiet(
    _ silence: RxTimeInterval,
    longestWait: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType
  ) -> Observable<[Element]> {
    // exercise 13.13: Return a sequence of arrays. An array is sent when the source has been quiet for
    //   `silence`, when its first element has waited for `longestWait`, or when it has `count` elements,
    //   whichever comes first.
    // starts as: .never()
    BufferUntilQuiet(
      source: asObservable(),
      silence: silence,
      longestWait: longestWait,
      count: count,
      scheduler: scheduler
    )
    // end 13.13
  }
}

// exercise 13.13: Everything else it needs: a producer, a sink, what was gathered, an alarm or two.
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
    let sink = UntilQuietSink<Element, Observer>(
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

/// The sink of `bufferUntilQuiet`, with one alarm for both times: it is set to the nearer one.
private final class UntilQuietSink<
  Element,
  Observer: ObserverType
>: TimedSink<Element, Observer> where Observer.Element == [Element] {
  /// What the alarm is set to.
  private enum Setting {
    /// It is not set: nothing was gathered.
    case off
    /// The end of the silence, which each element puts off; the array began at that time.
    case silence(began: RxTime)
    /// The end of the longest wait, which comes first by now, and which nothing puts off.
    case longestWait
  }

  private let longestWait: RxTimeInterval
  private let count: Int
  private var setting = Setting.off
  private var gathered: [Element] = []

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
    // A source may go on after `dispose()`.
    guard !isDisposed else { return }
    gathered.append(element)
    if gathered.count == count { sendGathered() } else { setAlarm() }
  }

  override func sourceCompleted() {
    sendGathered()
    complete()
  }

  override func alarmRang() {
    sendGathered()
  }

  private func sendGathered() {
    // All is as at the beginning before the observer is called: it may make the source send more.
    let array = gathered
    gathered = []
    setting = .off
    turnOffAlarm()
    if !array.isEmpty { forwardNext(array) }
  }

  /// Sets the alarm to what comes first from now on, the end of the silence or of the longest wait.
  private func setAlarm() {
    // To set it again could only make it late: an element may come at the very end of the wait.
    if case .longestWait = setting { return }
    let now = scheduler.now
    var began = now
    if case .silence(let time) = setting { began = time }
    if longestWait.remaining(since: began, at: now.adding(dueTime)).isOver {
      setting = .longestWait
      setAlarm(after: longestWait.remaining(since: began, at: now))
    } else {
      setting = .silence(began: began)
      setAlarm(after: dueTime)
    }
  }
}
// end 13.13
