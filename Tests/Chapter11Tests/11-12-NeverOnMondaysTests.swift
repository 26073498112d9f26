import ContractTesting
import Dispatch
import Foundation
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution11Schedulers
#else
@testable import Chapter11Schedulers
#endif

@Suite struct `11.12 Never on Mondays` {
  private let log = Log()

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }()

  /// A scheduler whose clock begins at an hour of a day in January 2024; the 1st was a Monday.
  private func clock(day: Int, hour: Int) -> (HandScheduler, NeverOnMondays) {
    let parts = DateComponents(year: 2024, month: 1, day: day, hour: hour)
    let below = HandScheduler(start: Self.calendar.date(from: parts) ?? .distantPast)
    return (below, NeverOnMondays(below, calendar: Self.calendar))
  }

  private func note(_ clock: HandScheduler, _ text: String = "done") -> (Any) -> Disposable {
    { [log] _ in
      let parts = Self.calendar.dateComponents([.day, .hour], from: clock.now)
      log.record("\(text) on the \(parts.day ?? 0). at \(parts.hour ?? 0)")
      return Disposables.create()
    }
  }

  @Test func `on other days work is done as asked`() {
    let (below, scheduler) = clock(day: 3, hour: 10)
    _ = scheduler.schedule((), action: note(below))
    _ = scheduler.scheduleRelative((), dueTime: .seconds(7_200), action: note(below))
    #expect(log.values.isEmpty, "Nothing runs before the scheduler below runs it.")
    below.runAll()

    #expect(
      log.values == ["done on the 3. at 10", "done on the 3. at 12"],
      "It is Wednesday: nothing has to wait."
    )
    #expect(scheduler.now == below.now, "The clock is that of the scheduler below.")
  }

  @Test func `on a Monday work waits for Tuesday`() {
    let (below, scheduler) = clock(day: 1, hour: 10)
    _ = scheduler.schedule((), action: note(below))
    _ = scheduler.scheduleRelative((), dueTime: .seconds(3_600), action: note(below))
    below.runAll()

    #expect(
      log.values == ["done on the 2. at 0", "done on the 2. at 0"],
      "It is Monday, the 1st. Tuesday begins at midnight."
    )
  }

  @Test func `what counts is the day on which the work is due`() {
    let (below, scheduler) = clock(day: 7, hour: 22)
    _ = scheduler.schedule((), action: note(below, "at once"))
    _ = scheduler.scheduleRelative((), dueTime: .seconds(3 * 3_600), action: note(below, "later"))
    below.runAll()

    #expect(
      log.values == ["at once on the 7. at 22", "later on the 9. at 0"],
      "It is Sunday. In three hours it will be Monday, and so the second has to wait for Tuesday."
    )
  }

  @Test func `Monday begins with its first moment`() {
    let (below, scheduler) = clock(day: 7, hour: 23)
    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(3_599_999), action: note(below, "a"))
    _ = scheduler.scheduleRelative((), dueTime: .seconds(3_600), action: note(below, "b"))
    below.runAll()

    #expect(
      log.values == ["a on the 7. at 23", "b on the 9. at 0"],
      "It is Sunday, at eleven. a is due a millisecond before Monday begins, and b when it begins."
    )
  }

  @Test func `a turn that comes late may come on a Monday`() {
    let (below, scheduler) = clock(day: 7, hour: 22)
    _ = scheduler.schedule((), action: note(below))
    // The scheduler below is busy until one o'clock.
    below.sleep(3 * 3_600)
    below.runAll()

    #expect(
      log.values == ["done on the 9. at 0"],
      "Scheduled on Sunday, it had its turn on Monday. Ask what day it is when the turn comes."
    )
  }

  @Test func `the turn after the wait may come on a Monday, too`() {
    let (below, scheduler) = clock(day: 1, hour: 10)
    _ = scheduler.schedule((), action: note(below, "at once"))
    _ = scheduler.scheduleRelative((), dueTime: .seconds(60), action: note(below, "later"))
    below.advance(to: 3_600)
    // The computer is asleep for a week.
    below.sleep(7 * 24 * 3_600)
    below.runAll()

    #expect(
      log.values == ["at once on the 9. at 0", "later on the 9. at 0"],
      """
      It was to wait for Tuesday, the 2nd, and the turn came on Monday, the 8th. Look at the \
      calendar again after the wait.
      """
    )
  }

  @Test func `midnight may come while it looks at the calendar`() {
    let (below, _) = clock(day: 1, hour: 23)
    below.sleep(3_598)
    // Two seconds before midnight; each look at this clock takes a second.
    let scheduler = NeverOnMondays(SlowClock(below), calendar: Self.calendar)
    _ = scheduler.schedule((), action: note(below))
    below.runAll()
    #expect(
      log.values == ["done on the 2. at 0"],
      """
      It was Monday when it first looked at the clock, and Tuesday when it looked again. The work may \
      not wait for Wednesday.
      """
    )
  }

  @Test func `the last part of a millisecond is Monday, too`() {
    let (below, scheduler) = clock(day: 1, hour: 23)
    below.sleep(3_599.9995)
    _ = scheduler.schedule((), action: note(below))
    below.runAll()
    #expect(
      log.values == ["done on the 2. at 0"],
      """
      Half a millisecond before midnight, it has to wait for that long. Whoever waits for no time at \
      all comes back on Monday, again and again.
      """
    )
    #expect(below.scheduled <= 10, "It came back \(below.scheduled) times before it was Tuesday.")
  }

  @Test func `when Tuesday begins nothing waits any longer`() {
    let (below, scheduler) = clock(day: 1, hour: 23)
    let midnight = below.now + 3_600
    // A quarter of a second before midnight.
    below.sleep(3_599.75)
    _ = scheduler.schedule(()) { [log] _ in
      log.record("\(below.now.timeIntervalSince(midnight))")
      return Disposables.create()
    }
    below.runAll()
    #expect(
      log.values == ["0.0"],
      """
      At midnight it was Tuesday, and nothing had to wait any more. The number says for how many \
      seconds the work waited after that.
      """
    )
  }

  /// Where the clocks used to change at midnight, on whichever day of the week that was.
  private static let tehran = TimeZone(identifier: "Asia/Tehran")

  /// A Monday on which the clocks changed.
  struct LongDay: CustomTestStringConvertible, Sendable {
    let year: Int
    let month: Int
    let day: Int
    let end: String
    let whatHappened: String

    var testDescription: String { "\(year)-\(month)-\(day) -> \(end)" }

    static let all = [
      LongDay(
        year: 2015,
        month: 9,
        day: 21,
        end: "done on the 22. at 0",
        whatHappened: """
          At midnight the clocks were put back to eleven, and it was Monday for another hour.
          """
      ),
      LongDay(
        year: 2021,
        month: 3,
        day: 22,
        end: "done on the 23. at 0",
        whatHappened: """
          This Monday began at one, since the clocks were put forward at midnight; Tuesday began at \
          midnight, 23 hours later.
          """
      ),
      LongDay(
        year: 2022,
        month: 3,
        day: 21,
        end: "done on the 22. at 1",
        whatHappened: """
          This Monday had 24 hours. At its end the clocks were put forward, so that Tuesday began at one.
          """
      ),
    ]
  }

  @Test(
    .enabled(if: tehran != nil, "This computer has no list of time zones."),
    arguments: LongDay.all,
    [1, 12]
  )
  func `not every Monday has 24 hours`(_ monday: LongDay, _ hour: Int) throws {
    var calendar = Self.calendar
    calendar.timeZone = try #require(Self.tehran)
    let parts = DateComponents(year: monday.year, month: monday.month, day: monday.day, hour: hour)
    let below = HandScheduler(start: try #require(calendar.date(from: parts)))
    let scheduler = NeverOnMondays(below, calendar: calendar)
    _ = scheduler.schedule(()) { [log] _ in
      let parts = calendar.dateComponents([.day, .hour], from: below.now)
      log.record("done on the \(parts.day ?? 0). at \(parts.hour ?? 0)")
      return Disposables.create()
    }
    below.runAll()
    #expect(
      log.values == [monday.end],
      "\(monday.whatHappened) The calendar knows when a day ends."
    )
  }

  @Test func `which day it is depends on the calendar`() {
    let (below, _) = clock(day: 1, hour: 10)
    var calendar = Self.calendar
    calendar.timeZone = TimeZone(secondsFromGMT: 14 * 3_600) ?? .current
    let scheduler = NeverOnMondays(below, calendar: calendar)
    _ = scheduler.schedule((), action: note(below))
    below.runAll()
    #expect(
      log.values == ["done on the 1. at 10"],
      """
      At ten on Monday in Greenwich, it is midnight in the time zone of this calendar, and Tuesday: \
      nothing has to wait.
      """
    )
  }

  @Test(arguments: 1...7)
  func `it is Monday, whichever day begins the week`(_ firstWeekday: Int) {
    var calendar = Self.calendar
    calendar.firstWeekday = firstWeekday
    for day in 1...7 {
      let (below, _) = clock(day: day, hour: 10)
      let scheduler = NeverOnMondays(below, calendar: calendar)
      _ = scheduler.schedule((), action: note(below))
      below.runAll()
    }
    #expect(
      log.values
        == ["done on the 2. at 0"] + (2...7).map { "done on the \($0). at 10" },
      """
      The 1st was a Monday, and no other day of that week was. In some countries the week begins on \
      another day than in others, which changes nothing.
      """
    )
  }

  @Test func `work that is scheduled on Monday for Tuesday is done on time`() {
    let (below, scheduler) = clock(day: 1, hour: 23)
    _ = scheduler.scheduleRelative((), dueTime: .seconds(3_600), action: note(below))
    below.runAll()
    #expect(log.values == ["done on the 2. at 0"], "In an hour it is Tuesday: it is done on time.")
  }

  @Test(arguments: [0, 1, 2])
  func `work can be called off while it waits for Tuesday`(_ weeks: Int) {
    let (below, scheduler) = clock(day: 1, hour: 10)
    let tokens = [
      scheduler.schedule((), action: note(below)),
      scheduler.scheduleRelative((), dueTime: .seconds(60), action: note(below)),
    ]
    below.advance(to: 3_600)
    for _ in 0..<weeks {
      // The computer is asleep for a week, so that the turn comes on a Monday again.
      below.sleep(7 * 24 * 3_600)
      below.advance(to: below.clock)
    }
    #expect(log.values.isEmpty, "It is Monday, at eleven.")
    for token in tokens { token.dispose() }
    below.runAll()

    #expect(log.values.isEmpty, "It was called off on Monday, and done on Tuesday all the same.")
    #expect(below.waiting == 0, "Nothing may be left in the scheduler below.")
  }

  @Test(arguments: [1, 3])
  func `the token disposes what the work returned`(_ day: Int) {
    let (below, scheduler) = clock(day: day, hour: 10)
    let results = [CountingDisposable(), CountingDisposable()]
    let tokens = [
      scheduler.schedule(()) { _ in results[0] },
      scheduler.scheduleRelative((), dueTime: .seconds(60)) { _ in results[1] },
    ]
    below.runAll()
    #expect(
      results.map(\.disposals) == [0, 0],
      "The work is done, and nobody has disposed its token."
    )
    for token in tokens { token.dispose() }
    #expect(
      results.map(\.disposals) == [1, 1],
      "The token has to dispose it, whether the work has waited for Tuesday or not."
    )
  }

  @Test func `what is built on a scheduler works on yours`() {
    let (below, scheduler) = clock(day: 7, hour: 22)
    let token = scheduler.schedulePeriodic(
      1,
      startAfter: .seconds(3_600),
      period: .seconds(3_600)
    ) { [log] number in
      log.record("\(number)")
      return number + 1
    }
    below.advance(to: 25 * 3_600)
    #expect(log.values == ["1"], "At eleven on Sunday, and not on Monday.")
    below.advance(to: 28 * 3_600)
    #expect(log.values == ["1", "2", "3", "4"], "At midnight, one and two on Tuesday.")
    token.dispose()
  }

  // MARK: On two threads

  @Test func `the turn comes on another thread before its token is there`() {
    inEveryInterleaving(
      """
      The scheduler below may run the work before its `schedule` has returned. Then the token of the \
      wait is there first, and whatever is stored after it must not push it out.
      """
    ) { race in
      let (below, scheduler) = clock(day: 1, hour: 10)
      let (done, result) = (Log(), CountingDisposable())
      let token = SerialDisposable()
      race.thread("the caller") {
        race.step("schedules the work")
        token.disposable = scheduler.schedule(()) { _ in
          done.record("done")
          return result
        }
      }
      race.thread("the scheduler below") {
        race.step("looks for a turn")
        below.runOne()
      }
      race.atEnd {
        below.runAll()
        if done.values != ["done"] {
          return "The work was to wait for Tuesday, and was done \(done.values.count) times."
        }
        if result.disposals > 0 {
          return "Nobody has disposed the token, and what the work returned was disposed."
        }
        token.dispose()
        return result.disposals > 0
          ? nil : "The token was disposed, and what the work returned was not."
      }
    }
  }

  @Test func `work is called off on one thread while its turn comes on another`() {
    inEveryInterleaving("Wherever the work waits, on Monday it can be called off.") { race in
      let (below, scheduler) = clock(day: 1, hour: 10)
      let done = Log()
      let token = scheduler.schedule(()) { _ in
        done.record("done")
        return Disposables.create()
      }
      race.thread("the scheduler below") { below.runOne() }
      race.thread("the token") { token.dispose() }
      race.atEnd {
        if below.waiting > 0 { return "It was called off, and still waits in the scheduler below." }
        below.runAll()
        return done.values.isEmpty ? nil : "It was called off on Monday, and done on Tuesday."
      }
    }
  }
}

/// A scheduler whose clock moves on by a second each time that somebody looks at it.
private struct SlowClock: SchedulerType {
  let below: HandScheduler

  init(_ below: HandScheduler) {
    self.below = below
  }

  var now: RxTime {
    below.sleep(1)
    return below.now
  }

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    below.schedule(state, action: action)
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    below.scheduleRelative(state, dueTime: dueTime, action: action)
  }
}
