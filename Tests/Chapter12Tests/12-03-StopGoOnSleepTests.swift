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
      "`stop()` was called: the piece of work that is running has to be the last one for now."
    )

    day.clock.start()
    #expect(
      day.diary == ["a@10", "end of a@10", "b@10", "c@20"],
      "Stopping does not call anything off. What was left has to run at the next start."
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
      "It has to run what is due at 20, and what was scheduled on the way; 21 is later."
    )
    day.clock.start()
    #expect(day.diary.last == "c@21", "The rest has to be still there.")
  }

  @Test func `advanceTo runs what is scheduled on the way for its last moment`() {
    day.plan("a", at: 10) { [day] in day.plan("later", at: 20) { day.plan("last", at: 20) } }
    day.clock.advanceTo(20)

    #expect(
      day.diary == ["a@10", "later@20", "last@20"],
      "All of it was due at 20, which is included, however late it was scheduled."
    )
  }

  @Test func `advanceTo sets the clock, whatever happened or did not`() {
    day.plan("a", at: 10)
    day.clock.advanceTo(25)
    #expect(day.clock.clock == 25, "The last work was at 10, but now it has to be 25.")

    day.clock.advanceTo(5)
    #expect(
      day.clock.clock == 5,
      "Now it has to be 5: the clock is set, even if that is earlier."
    )
    #expect(day.diary == ["a@10"], "Work must not run a second time.")
  }

  @Test func `stop ends advanceTo, and the clock is still set`() {
    day.plan("a", at: 10) { [day] in day.clock.stop() }
    day.plan("b", at: 15)
    day.clock.advanceTo(20)
    #expect(day.diary == ["a@10"], "Work called `stop()` at 10, and nothing may run after it.")
    #expect(day.clock.clock == 20, "The clock has to show 20, though work stopped it before that.")

    day.clock.start()
    #expect(day.diary == ["a@10", "b@20"], "What was left is late, and has to run now.")
  }

  @Test func `sleep moves the clock and runs nothing`() {
    day.plan("alarm", at: 10)
    day.plan("breakfast", at: 90)
    day.clock.sleep(60)
    #expect(day.diary.isEmpty, "Nothing may run during the sleep.")
    #expect(day.clock.clock == 60, "The clock has to show that an hour has gone by.")

    day.clock.start()
    #expect(
      day.diary == ["alarm@60", "breakfast@90"],
      "What was due during the sleep is late: it has to run at 60, when the clock is started."
    )
  }

  @Test(arguments: [40, 20])
  func `advanceTo runs what is late, even if the clock is there already`(moment: Int) {
    day.plan("alarm", at: 10)
    day.plan("breakfast", at: 50)
    day.clock.sleep(40)
    day.clock.advanceTo(moment)

    #expect(
      day.diary == ["alarm@40"],
      "The alarm was due at 10, which is before \(moment), so `advanceTo(\(moment))` has to run it at 40."
    )
  }

  @Test func `work that takes its time makes the next one late`() async throws {
    try await requireSleepInsideOfWork()
    // Created here: after the `await` this may be another thread, and a clock belongs to one.
    let day = Day()
    day.plan("a long call", at: 10) { [day] in day.clock.sleep(30) }
    day.plan("tea", at: 20)
    day.plan("dinner", at: 50)
    day.clock.start()

    #expect(
      day.diary == ["a long call@10", "tea@40", "dinner@50"],
      "The call has taken from 10 to 40. A test says that with `sleep` inside work."
    )
  }

  @Test func `advanceTo keeps to its moment, even if work sleeps beyond it`() async throws {
    try await requireSleepInsideOfWork()
    // Created here: after the `await` this may be another thread, and a clock belongs to one.
    let day = Day()
    day.plan("a long call", at: 10) { [day] in day.clock.sleep(100) }
    day.plan("tea", at: 15)
    day.plan("dinner", at: 30)
    day.clock.advanceTo(20)
    #expect(
      day.diary == ["a long call@10", "tea@110"],
      """
      The call has taken until 110. What was due by 20 runs all the same, and nothing else: tea was \
      due at 15, and dinner at 30.
      """
    )
    #expect(
      day.clock.clock == 20,
      "The clock has to be set to 20, though the call has taken until 110."
    )
  }

  @Test func `sleeps add up`() {
    day.clock.sleep(10)
    day.clock.sleep(0)
    day.clock.sleep(10)
    #expect(day.clock.clock == 20, "An interval counts from now, not from the beginning.")
  }

  @Test func `advanceTo inside work is a mistake in the program`() async {
    await #expect(
      processExitsWith: .failure,
      "The clock is already running, and can't be started again."
    ) {
      let clock = VirtualTimeScheduler(initialClock: 0, converter: Minutes())
      clock.advanceTo(1)
      let day = Day(clock)
      day.plan("a", at: 2) { clock.advanceTo(3) }
      clock.start()
    }
  }

  @Test func `a sleep is counted in virtual time, however long that is`() {
    let clock = VirtualTimeScheduler(initialClock: 3, converter: Slowing())
    clock.sleep(2)
    #expect(
      clock.clock == 5,
      """
      Two moments after 3 it is 5. On this clock each moment lasts longer than the one before, so a span \
      of moments can't be counted in seconds.
      """
    )
  }

  @Test func `a negative sleep is a mistake in the program`() async {
    await #expect(processExitsWith: .failure, "A negative sleep has to stop the program.") {
      VirtualTimeScheduler(initialClock: 0, converter: Minutes()).sleep(-1)
    }
  }
}
