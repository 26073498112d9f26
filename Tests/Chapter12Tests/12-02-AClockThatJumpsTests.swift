import Dispatch
import Foundation
import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution12VirtualTime
#else
@testable import Chapter12VirtualTime
#endif

@Suite struct `12.2 A clock that jumps` {
  private let day = Day()

  @Test func `work runs in the order of time, and the clock shows its time`() {
    for (text, time) in [("tea", 960), ("breakfast", 420), ("dinner", 1140)] {
      day.plan(text, at: time)
    }
    #expect(day.diary.isEmpty, "Nobody has started the clock yet.")

    day.clock.start()
    #expect(
      day.diary == ["breakfast@420", "tea@960", "dinner@1140"],
      "The clock jumps to the time of each piece of work, before the work is run."
    )
    #expect(day.clock.clock == 1140, "It has to stay at the time of the last piece of work.")
  }

  @Test func `work may schedule more work`() {
    day.plan("cook", at: 10) { [day] in
      day.plan("eat", at: 30)
      day.plan("taste", at: 15)
    }
    day.plan("read", at: 20)
    day.clock.start()

    #expect(
      day.diary == ["cook@10", "taste@15", "read@20", "eat@30"],
      "`start()` has to run all work, and what this schedules, until nothing is left."
    )
  }

  @Test func `the clock never goes back`() {
    day.plan("noon", at: 720) { [day] in day.plan("this should have been done at ten", at: 600) }
    day.clock.start()

    #expect(
      day.diary == ["noon@720", "this should have been done at ten@720"],
      "Late work has to run, and at the current time: a clock must not go back for it."
    )
  }

  @Test func `late work comes before what is due now`() {
    day.plan("noon", at: 720) { [day] in day.plan("this should have been done at ten", at: 600) }
    day.plan("lunch", at: 720)
    day.clock.start()

    #expect(
      day.diary == ["noon@720", "this should have been done at ten@720", "lunch@720"],
      "Both run at 720. One was due at 600, and the other only now: what is due first runs first."
    )
  }

  @Test func `a negative span of time is late, too`() {
    day.plan("noon", at: 720) { [day] in
      _ = day.clock.scheduleRelative((), dueTime: .seconds(-600)) { _ in
        day.note("ten minutes ago")
        return Disposables.create()
      }
      _ = day.clock.scheduleRelativeVirtual((), dueTime: -20) { _ in
        day.note("twenty minutes ago")
        return Disposables.create()
      }
    }
    day.plan("lunch", at: 720)
    day.clock.start()

    #expect(
      day.diary == ["noon@720", "twenty minutes ago@720", "ten minutes ago@720", "lunch@720"],
      "All of it runs at 720, in the order in which it was due: at 700, at 710, and now."
    )
  }

  @Test func `work that was called off is not run, and the clock does not move for it`() {
    let token = day.plan("picnic", at: 720)
    token.dispose()
    day.clock.start()

    #expect(day.diary.isEmpty, "Its token was disposed before its time came.")
    #expect(
      day.clock.clock == 0,
      "Nothing happened at 720, so the clock must not show 720."
    )
  }

  @Test func `however much was called off, the clock does not move for it`() {
    for time in [100, 200, 300] { day.plan("picnic", at: time).dispose() }
    day.plan("tea", at: 250).dispose()
    day.plan("dinner", at: 150)
    day.clock.start()

    #expect(day.diary == ["dinner@150"], "One of five was not called off.")
    #expect(day.clock.clock == 150, "Everything after dinner was called off.")
  }

  @Test func `work can call off other work`() {
    var picnic: Disposable?
    day.plan("rain", at: 10) { picnic?.dispose() }
    picnic = day.plan("picnic", at: 20)
    day.plan("tea", at: 30)
    day.clock.start()

    #expect(day.diary == ["rain@10", "tea@30"], "The rain at 10 called off what was due at 20.")
  }

  @Test func `the token of work that has run disposes what the work returned`() {
    let returned = Recorder<String>()
    let token = day.clock.scheduleAbsoluteVirtual((), time: 10) { _ in
      Disposables.create { returned.record("disposed") }
    }
    day.clock.start()
    #expect(returned.values.isEmpty, "The work has started something, which may go on.")
    token.dispose()
    token.dispose()
    #expect(
      returned.values == ["disposed"],
      "The work's token has to dispose what the work returned, too, like the token from 11.1."
    )
  }

  @Test func `work that was called off frees what it held`() {
    let lifetimes = Lifetimes()
    let token = day.clock.scheduleAbsoluteVirtual(lifetimes.probe(), time: 10) { probe in
      probe.touch()
      return Disposables.create()
    }
    #expect(lifetimes.alive == 1, "The work is still waiting, and so is its state.")
    token.dispose()
    #expect(
      lifetimes.alive == 0,
      "Nobody will ever need that state again, but the queue still keeps it."
    )
  }

  @Test func `a span of time counts from now, in virtual or in real time`() {
    day.plan("ten", at: 10) { [day] in
      _ = day.clock.scheduleRelativeVirtual((), dueTime: 5) { _ in
        day.note("five minutes")
        return Disposables.create()
      }
      _ = day.clock.scheduleRelative((), dueTime: .seconds(180)) { _ in
        day.note("180 seconds")
        return Disposables.create()
      }
    }
    day.clock.start()

    #expect(
      day.diary == ["ten@10", "180 seconds@13", "five minutes@15"],
      "The unit of this clock is a minute; its converter knows that 180 seconds are three of them."
    )
    #expect(
      day.clock.now == Date(timeIntervalSince1970: 15 * 60),
      "`now` has to be the same moment, as a date."
    )
  }

  @Test func `a span of real time is added in real time, however long a virtual moment is`() {
    let clock = VirtualTimeScheduler(initialClock: 3, converter: Slowing())
    var heard: [Int] = []
    _ = clock.scheduleRelative((), dueTime: .seconds(7)) { [clock] _ in
      heard.append(clock.clock)
      return Disposables.create()
    }
    clock.start()

    #expect(
      heard == [4],
      """
      On this clock the moment 3 is second 9, and 4 is second 16: each moment lasts longer than the \
      one before. Seven seconds after second 9 it is second 16, whatever seven seconds are at the \
      beginning of time.
      """
    )
  }

  @Test func `the clock shows virtual time, even where real time is coarser`() {
    let clock = VirtualTimeScheduler(initialClock: 0, converter: Coarse())
    var heard: [Int] = []
    for time in [10, 20, 70] {
      _ = clock.scheduleAbsoluteVirtual((), time: time) { [clock] _ in
        heard.append(clock.clock)
        return Disposables.create()
      }
    }
    clock.start()

    #expect(
      heard == [10, 20, 70],
      """
      Work was due at 10, 20 and 70, and its clock showed \(heard). In real time, 10 and 20 are the same \
      moment on this clock: what is earlier, and what is later, only virtual time can say.
      """
    )
  }

  @Test func `a span of virtual time is added in virtual time, however long that is`() {
    let clock = VirtualTimeScheduler(initialClock: 3, converter: Slowing())
    var heard: [Int] = []
    _ = clock.scheduleRelativeVirtual((), dueTime: 2) { [clock] _ in
      heard.append(clock.clock)
      return Disposables.create()
    }
    clock.start()

    #expect(
      heard == [5],
      """
      Two moments after 3 it is 5. On this clock the first two moments last four seconds, and the two \
      after 3 last sixteen: a span of moments is not always the same number of seconds.
      """
    )
  }

  @Test func `work that is due now waits for work that was already due`() {
    day.plan("first", at: 10) { [day] in
      _ = day.clock.schedule("at once") { text in
        day.note(text)
        return Disposables.create()
      }
    }
    day.plan("second", at: 10)
    day.clock.start()

    #expect(
      day.diary == ["first@10", "second@10", "at once@10"],
      "`schedule` means as soon as possible: at this moment, after what was already due."
    )
  }

  @Test func `a subclass may delay work, but not work with a virtual time`() {
    final class Sleepy: VirtualTimeScheduler<Minutes> {
      override func adjustScheduledTime(_ time: Int) -> Int { time + 1 }
    }
    let day = Day(Sleepy(initialClock: 0, converter: Minutes()))
    func schedule(_ text: String, _ how: (@escaping () -> Disposable) -> Disposable) {
      _ = how {
        day.note(text)
        return Disposables.create()
      }
    }
    schedule("schedule") { work in day.clock.schedule(()) { work() } }
    schedule("relative") { work in
      day.clock.scheduleRelative((), dueTime: .seconds(600)) { work() }
    }
    schedule("relative virtual") { work in
      day.clock.scheduleRelativeVirtual((), dueTime: 20) { work() }
    }
    day.plan("absolute virtual", at: 30)
    day.clock.start()

    #expect(
      day.diary == [
        "schedule@1", "relative@11", "relative virtual@20", "absolute virtual@30",
      ],
      """
      `adjustScheduledTime` is called for work that comes from outside, in real time. A test that \
      names a moment of virtual time means that moment.
      """
    )
  }

  @Test func `a delay depends on the time at which the work is due`() {
    // Work may begin at each quarter of an hour.
    final class Quarters: VirtualTimeScheduler<Minutes> {
      override func adjustScheduledTime(_ time: Int) -> Int { (time + 14) / 15 * 15 }
    }
    let day = Day(Quarters(initialClock: 5, converter: Minutes()))
    for minutes in [5, 12] {
      _ = day.clock.scheduleRelative((), dueTime: .seconds(minutes * 60)) { _ in
        day.note("after \(minutes)")
        return Disposables.create()
      }
    }
    day.clock.start()

    #expect(
      day.diary == ["after 5@15", "after 12@30"],
      """
      From 5, five minutes make 10, and the next quarter is 15; twelve minutes make 17, and the \
      next quarter is 30. `adjustScheduledTime` is given the time at which the work is due.
      """
    )
  }

  @Test func `a reentrant start does nothing`() {
    day.plan("first", at: 10) { [day] in
      day.clock.start()
      day.note("end of first")
    }
    day.plan("second", at: 20)
    day.clock.start()

    #expect(
      day.diary == ["first@10", "end of first@10", "second@20"],
      "The clock is already running. The work at 20 must not run in the middle of the work at 10."
    )
  }
}

/// A clock that counts seconds, and whose real time has whole minutes only.
private struct Coarse: WholeNumberConverter {
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval / 60 * 60)
  }

  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int(timeInterval)
  }
}
