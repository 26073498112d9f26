import Dispatch
import Foundation
import Solution03TokensAndBags
import Solution11Schedulers
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution12VirtualTime
#else
@testable import Chapter12VirtualTime
#endif

@Suite struct `12.5 Ticks` {
  /// The ticks at which work runs when it is scheduled after these intervals.
  private func ticks(
    of intervals: RxTimeInterval...,
    on clock: TestScheduler
  ) -> [TestTime] {
    var times: [TestTime] = []
    for interval in intervals {
      _ = clock.scheduleRelative((), dueTime: interval) { _ in
        times.append(clock.clock)
        return Disposables.create()
      }
    }
    clock.start()
    return times
  }

  @Test func `a tick is a second by default`() {
    let clock = TestScheduler(initialClock: 100)
    #expect(
      ticks(of: .seconds(3), .milliseconds(5_000), on: clock) == [103, 105],
      "Three seconds are three ticks, counted from 100, where the clock began."
    )
  }

  @Test func `the resolution says how many seconds a tick lasts`() {
    #expect(
      ticks(of: .milliseconds(500), on: TestScheduler(initialClock: 0, resolution: 0.1)) == [5],
      "A tick is a tenth of a second here, so half a second is five of them."
    )
    #expect(
      ticks(of: .milliseconds(300), on: TestScheduler(initialClock: 0, resolution: 0.001)) == [300],
      "A tick is a millisecond here."
    )
    #expect(
      ticks(of: .seconds(120), on: TestScheduler(initialClock: 0, resolution: 60)) == [2],
      "A tick is a minute here."
    )
  }

  @Test func `half a tick is rounded up`() {
    let clock = TestScheduler(initialClock: 0)
    #expect(
      ticks(
        of: .milliseconds(1_400),
        .milliseconds(1_500),
        .milliseconds(2_499),
        .milliseconds(2_500),
        on: clock
      ) == [1, 2, 2, 3],
      "It has to be the nearest tick, or the later of two that are equally near."
    )
  }

  @Test func `a span is rounded once, to ticks`() {
    let whole = TestSchedulerVirtualTimeConverter(resolution: 1)
    #expect(
      whole.convertToVirtualTimeInterval(0.4996) == 0,
      "0.4996 seconds are less than half a tick: the nearest number of ticks is 0."
    )
    let fine = TestSchedulerVirtualTimeConverter(resolution: 1.0 / 4096)
    #expect(
      fine.convertToVirtualTimeInterval(3.0 / 4096) == 3,
      "A tick may be shorter than a millisecond."
    )
  }

  @Test func `half a tick before zero is rounded up, too`() {
    #expect(
      ticks(of: .milliseconds(8_500), on: TestScheduler(initialClock: -10)) == [-1],
      "-10 and 8.5 seconds make -1.5. Up is the later tick, -1, and not the one farther from 0."
    )
    let converter = TestSchedulerVirtualTimeConverter(resolution: 1)
    #expect(converter.convertToVirtualTimeInterval(-0.5) == 0, "Up from -0.5 is 0.")
    #expect(converter.convertToVirtualTimeInterval(-0.75) == -1, "Here the nearest tick is -1.")
  }

  @Test func `a tick has a date, and a date has a tick`() {
    let clock = TestScheduler(initialClock: 20, resolution: 0.5)
    #expect(
      clock.now == Date(timeIntervalSince1970: 10),
      "Twenty ticks of half a second are the tenth second of 1970."
    )
    let converter = TestSchedulerVirtualTimeConverter(resolution: 0.5)
    #expect(
      converter.convertToVirtualTime(Date(timeIntervalSince1970: 10)) == 20,
      "The date has to give the tick again."
    )
    let seconds = TestSchedulerVirtualTimeConverter(resolution: 1)
    #expect(
      seconds.convertToVirtualTime(.distantFuture)
        == Int(Date.distantFuture.timeIntervalSince1970),
      "With ticks of a second, even the moment of `.never` can be counted, and has its tick."
    )
  }

  @Test func `what is due at once comes at the next tick`() {
    let clock = TestScheduler(initialClock: 0)
    var times: [String] = []
    func note(_ text: String) -> Disposable {
      times.append("\(text)@\(clock.clock)")
      return Disposables.create()
    }
    clock.scheduleAt(50) {
      _ = clock.schedule(()) { _ in note("schedule") }
      _ = clock.scheduleRelative((), dueTime: .seconds(-10)) { _ in note("late") }
      _ = clock.scheduleRelative((), dueTime: .seconds(1)) { _ in note("in a second") }
      _ = clock.scheduleRelative((), dueTime: .seconds(2)) { _ in note("in two") }
    }
    clock.start()

    #expect(
      times == ["schedule@51", "late@51", "in a second@51", "in two@52"],
      """
      Real work takes time, and never happens at the very moment at which it was asked for. What \
      is due later keeps its time.
      """
    )
  }

  @Test func `a tick that the test has named is not delayed`() {
    let clock = TestScheduler(initialClock: 0)
    var times: [Int] = []
    clock.scheduleAt(50) {
      clock.scheduleAt(50) { times.append(clock.clock) }
      clock.scheduleAt(20) { times.append(clock.clock) }
    }
    clock.start()
    #expect(
      times == [50, 50],
      "The test asked for tick 50, or for a tick in the past: that means now."
    )
  }

  @Test func `without a processing delay it comes at the same tick`() {
    let clock = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    var times: [String] = []
    clock.scheduleAt(50) {
      for seconds in [1, 0, -10] {
        _ = clock.scheduleRelative((), dueTime: .seconds(seconds)) { _ in
          times.append("\(seconds)@\(clock.clock)")
          return Disposables.create()
        }
      }
    }
    clock.start()
    #expect(
      times == ["0@50", "-10@50", "1@51"],
      """
      Here, at once means this tick, and the past means now: both are due at 50, and come in the \
      order in which they were scheduled.
      """
    )
  }

  @Test func `ticks that a slow action misses do not come in a burst`() async throws {
    try await requireSleepInsideOfWork()
    let clock = TestScheduler(initialClock: 0)
    var times: [String] = []
    let token = clock.schedulePeriodic(0, startAfter: .seconds(5), period: .seconds(2)) { count in
      times.append("\(count)@\(clock.clock)")
      if count == 1 { clock.sleep(7) }
      // If all ticks are the same, this never ends.
      if count == 20 { clock.stop() }
      return count + 1
    }
    clock.advanceTo(19)
    token.dispose()
    #expect(
      times == ["0@5", "1@7", "2@14", "3@16", "4@18"],
      "11.6 schedules each tick when the one before has come: here you see it, tick by tick."
    )
  }

  @Test func `never has no tick, and does not overflow`() async {
    await #expect(
      processExitsWith: .success,
      """
      A tick is a billionth of a second here, and no `Int` can count how many there are until `.never`. \
      That has stopped the program, or the work has run.
      """
    ) {
      let clock = TestScheduler(initialClock: 0, resolution: 1e-9)
      var hasRun = false
      let token = clock.scheduleRelative((), dueTime: .never) { _ in
        hasRun = true
        return Disposables.create()
      }
      clock.advanceTo(1_000_000)
      precondition(!hasRun, "`.never` must never run.")
      token.dispose()
    }
  }

  @Test func `the clock may go as far as the latest moment`() async {
    await #expect(
      processExitsWith: .success,
      """
      A tick is a billionth of a second here, and no `Int` can count how many there are until `.never`. \
      Nothing else was due, so the clock was to go on until then, and the work of that moment to \
      schedule more work. That has stopped the program, or that work did not run.
      """
    ) {
      let clock = TestScheduler(initialClock: 0, resolution: 1e-9)
      var hasRun = false
      _ = clock.scheduleRelative((), dueTime: .never) { _ in
        clock.schedule(()) { _ in
          hasRun = true
          return Disposables.create()
        }
      }
      clock.start()
      precondition(hasRun, "The work that was scheduled last has to run.")
    }
  }

  @Test func `the first number of ticks that is too large stops nothing`() async {
    await #expect(
      processExitsWith: .success,
      """
      A tick is a second here, and the span is as many seconds as an `Int` can count, and one more. \
      That has stopped the program, or the span has become a short one.
      """
    ) {
      let converter = TestSchedulerVirtualTimeConverter(resolution: 1)
      precondition(converter.convertToVirtualTimeInterval(0x1p63) > 1_000_000)
    }
  }

  @Test func `a moment long ago is before all others`() async {
    await #expect(
      processExitsWith: .success,
      """
      A tick is a billionth of a second here, and the moment was so long ago that no `Int` can count \
      it. That has stopped the program, or the moment has become a late one.
      """
    ) {
      let converter = TestSchedulerVirtualTimeConverter(resolution: 1e-9)
      precondition(converter.convertToVirtualTime(.distantPast) < -1_000_000)
    }
  }

  @Test func `using a test's clock on another thread stops the program`() async {
    await #expect(processExitsWith: .failure, "Work from two threads has no order to rely on.") {
      let clock = TestScheduler(initialClock: 0)
      _ = onThreads(1) { _ in clock.scheduleAt(1) {} }
    }
  }
}
