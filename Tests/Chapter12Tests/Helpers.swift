import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing

#if SOLUTION
@testable import Solution12VirtualTime
#else
@testable import Chapter12VirtualTime
#endif

/// A virtual time that is counted in whole numbers; a type that adopts it says how long a span lasts.
protocol WholeNumberConverter: VirtualTimeConverterType
where VirtualTimeUnit == Int, VirtualTimeIntervalUnit == Int {}

extension WholeNumberConverter {
  func convertFromVirtualTime(_ virtualTime: Int) -> Date {
    Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  func convertToVirtualTime(_ time: Date) -> Int {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
    time + offset
  }

  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// Virtual time in minutes, so that the clock's tests need no other clock from this chapter.
struct Minutes: WholeNumberConverter {
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval) * 60
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int(timeInterval / 60)
  }
}

/// A virtual clock, and a diary of what it ran and when.
final class Day {
  let clock: VirtualTimeScheduler<Minutes>

  /// What was run, such as "tea@30".
  private(set) var diary: [String] = []

  init(_ clock: VirtualTimeScheduler<Minutes> = .init(initialClock: 0, converter: Minutes())) {
    self.clock = clock
  }

  /// Notes that something happens now.
  func note(_ text: String) {
    // Nobody has so much to do: this is an endless loop, and must be stopped.
    guard diary.count < 1_000 else { return clock.stop() }
    diary.append("\(text)@\(clock.clock)")
  }

  /// Schedules something for a moment.
  @discardableResult
  func plan(_ text: String, at time: Int, andThen action: @escaping () -> Void = {}) -> Disposable {
    clock.scheduleAbsoluteVirtual((), time: time) { [self] _ in
      note(text)
      action()
      return Disposables.create()
    }
  }
}

/// Makes sure, in a program of its own, that work may call `sleep`.
///
/// A test whose work sleeps calls it first: if that stops the program, it would stop all tests.
func requireSleepInsideOfWork() async throws {
  try await #require(
    processExitsWith: .success,
    """
    `sleep(_:)` was called inside work, and stopped the program. It only has to set the clock: \
    asking for work to run, as `advanceTo(_:)` does, is a mistake while the clock is running.
    """
  ) {
    let day = Day()
    day.plan("a long call", at: 10) { day.clock.sleep(30) }
    day.clock.start()
  }
}

extension TestScheduler {
  /// Lets an observer listen to a source for some time, without the shortcut `start { … }`.
  ///
  /// - Parameters:
  ///   - source: What to listen to.
  ///   - subscribed: When to subscribe.
  ///   - disposed: When to dispose; nil to listen until the end.
  /// - Returns: The observer; it hears something once the scheduler is started.
  func listen<Source: ObservableType>(
    to source: Source,
    from subscribed: TestTime,
    until disposed: TestTime? = nil
  ) -> TestableObserver<Source.Element> {
    let observer = createObserver(Source.Element.self)
    var token: Disposable?
    scheduleAt(subscribed) { token = source.subscribe(observer) }
    if let disposed { scheduleAt(disposed) { token?.dispose() } }
    return observer
  }

  /// Starts, and returns what an observer hears that disposes its token at each event, as texts.
  func heardByOneThatLeaves(_ source: TestableObservable<Int>) -> [String] {
    var texts: [String] = []
    var token: Disposable?
    token = source.subscribe(
      AnyObserver { event in
        texts.append("\(event)")
        token?.dispose()
      }
    )
    start()
    return texts
  }
}

extension TestableObserver {
  /// What was heard, as texts: a test of the recording should not depend on the comparison.
  var texts: [String] {
    events.map { "\($0)" }
  }
}

extension TestableObservable {
  /// The subscriptions, as texts.
  var visits: [String] {
    subscriptions.map { "\($0)" }
  }
}

/// A clock that slows down: moment 1 is second 1, 2 is second 4, 3 is second 9.
struct Slowing: WholeNumberConverter {
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval * virtualTimeInterval)
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int(timeInterval.squareRoot().rounded())
  }
}
