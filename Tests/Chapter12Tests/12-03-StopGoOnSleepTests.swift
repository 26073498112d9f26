import Testing

#if SOLUTION
@testable import Solution12VirtualTime
#else
@testable import Chapter12VirtualTime
#endif

@Suite struct `12.3 Stop, go on, sleep` {
  private let day = Day()

  @Test func `stop leaves the rest for the next start`() {
    day.plan("a", at: 10) { [day] in
      day.clock.stop()
      day.note("end of a")
    }
    day.plan("b", at: 10)
    day.plan("c", at: 20)
    day.clock.start()
    #expect(
      day.diary == ["a@10", "end of a@10"],
      "Somebody has called `stop()`: the piece of work that is running is the last one for now."
    )

    day.clock.start()
    #expect(
      day.diary == ["a@10", "end of a@10", "b@10", "c@20"],
      "To stop is not to give up. What was left has its turn at the next start."
    )
  }

  @Test func `a clock that does not run can't be stopped`() {
    day.plan("a", at: 10)
    day.clock.stop()
    day.clock.start()
    #expect(day.diary == ["a@10"], "Nothing was running, so there was nothing to stop.")
  }

  @Test func `advanceTo runs what is due by then, and no more`() {
    day.plan("a", at: 10) { [day] in day.plan("later", at: 15) }
    day.plan("b", at: 20)
    day.plan("c", at: 21)
    day.clock.advanceTo(20)

    #expect(
      day.diary == ["a@10", "later@15", "b@20"],
      "What is due at 20 belongs to it, and so does what was planned on the way; 21 is later."
    )
    day.clock.start()
    #expect(day.diary.last == "c@21", "The rest is still there.")
  }

  @Test func `advanceTo sets the clock, whatever happened or did not`() {
    day.plan("a", at: 10)
    day.clock.advanceTo(25)
    #expect(day.clock.clock == 25, "The last work was at 10, and now it is 25.")

    day.clock.advanceTo(5)
    #expect(
      day.clock.clock == 5,
      "It may be set back, too: somebody has turned the hands, and no work was run."
    )
    #expect(day.diary == ["a@10"], "What is done is done: it is not run a second time.")
  }

  @Test func `sleep moves the clock and runs nothing`() {
    day.plan("alarm", at: 10)
    day.plan("breakfast", at: 90)
    day.clock.sleep(60)
    #expect(day.diary.isEmpty, "Who sleeps does nothing.")
    #expect(day.clock.clock == 60, "An hour has gone by.")

    day.clock.start()
    #expect(
      day.diary == ["alarm@60", "breakfast@90"],
      "What was due in between is late: it is done at 60, when there is somebody to do it."
    )
  }

  @Test func `work that takes its time makes the next one late`() async throws {
    try await requireSleepInsideOfWork()
    // Made here: after the wait this may be another thread, and a clock has one of its own.
    let day = Day()
    day.plan("a long call", at: 10) { [day] in day.clock.sleep(30) }
    day.plan("tea", at: 20)
    day.plan("dinner", at: 50)
    day.clock.start()

    #expect(
      day.diary == ["a long call@10", "tea@40", "dinner@50"],
      "The call has taken from 10 to 40. To sleep inside of work is how a test says that."
    )
  }

  @Test func `sleeps add up`() {
    day.clock.sleep(10)
    day.clock.sleep(0)
    day.clock.sleep(10)
    #expect(day.clock.clock == 20, "An interval counts from now, not from the beginning.")
  }

  @Test func `to advance inside of the work is an error in the program`() async {
    await #expect(processExitsWith: .failure, "The clock is running, and can't be run again.") {
      let clock = VirtualTimeScheduler(initialClock: 0, converter: Minutes())
      clock.advanceTo(1)
      let day = Day(clock)
      day.plan("a", at: 2) { clock.advanceTo(3) }
      clock.start()
    }
  }

  @Test func `to sleep a negative time is an error in the program`() async {
    await #expect(processExitsWith: .failure, "Nobody sleeps back into yesterday.") {
      VirtualTimeScheduler(initialClock: 0, converter: Minutes()).sleep(-1)
    }
  }
}
