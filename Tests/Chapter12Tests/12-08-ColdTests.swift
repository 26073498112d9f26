import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution12VirtualTime
#else
@testable import Chapter12VirtualTime
#endif

@Suite struct `12.8 Cold` {
  private let clock = TestScheduler(initialClock: 0)

  @Test func `ticks count from the subscription`() {
    let source = clock.createColdObservable([
      Recorded<Event<Int>>.next(10, 1), .next(20, 2), .completed(30),
    ])
    let observer = clock.listen(to: source, from: 200)
    clock.start()

    #expect(
      observer.texts == ["next(1) @ 210", "next(2) @ 220", "completed @ 230"],
      "Ten ticks after the subscription at 200 it is 210."
    )
  }

  @Test func `everything is scheduled at the subscription`() {
    let source = clock.createColdObservable([Recorded<Event<Int>>.next(10, 1), .next(20, 2)])
    let log = Log()
    clock.scheduleAt(200) { [clock] in
      _ = source.subscribe(AnyObserver { event in log.record("\(event) @ \(clock.clock)") })
      clock.scheduleAt(220) { log.record("somebody else @ \(clock.clock)") }
    }
    clock.start()

    #expect(
      log.values == ["next(1) @ 210", "next(2) @ 220", "somebody else @ 220"],
      """
      What was scheduled first comes first: the source has scheduled 2 when it was subscribed to, \
      and the other work for 220 came after that.
      """
    )
  }

  @Test func `each subscriber receives everything`() {
    let source = clock.createColdObservable([Recorded<Event<Int>>.next(10, 1), .completed(20)])
    let first = clock.listen(to: source, from: 200)
    let second = clock.listen(to: source, from: 500)
    clock.start()

    #expect(
      first.texts == ["next(1) @ 210", "completed @ 220"],
      "It is a film, from the beginning."
    )
    #expect(
      second.texts == ["next(1) @ 510", "completed @ 520"],
      "A later subscriber gets the same film, from the beginning."
    )
    #expect(
      source.visits == ["(200: Infinity)", "(500: Infinity)"],
      "There were two subscriptions."
    )
  }

  @Test func `without a subscriber nothing happens`() {
    let source = clock.createColdObservable([Recorded<Event<Int>>.next(10, 1)])
    clock.start()
    #expect(
      clock.clock == 0,
      "Nobody has subscribed, so nothing may be scheduled, and no time may pass."
    )
    #expect(source.visits == [], "Nothing may be recorded.")
  }

  @Test func `what is at tick zero, or before, comes at the tick of the subscription`() {
    let source = clock.createColdObservable([
      Recorded<Event<Int>>.next(-5, 0), .next(0, 1), .next(1, 2),
    ])
    let observer = clock.listen(to: source, from: 200)
    clock.start()
    #expect(
      observer.texts == ["next(0) @ 200", "next(1) @ 200", "next(2) @ 201"],
      "The test has named the tick, so it must not be delayed to the next one."
    )
  }

  @Test func `what is at tick zero is scheduled, too`() {
    let source = clock.createColdObservable([Recorded<Event<Int>>.next(0, 1)])
    let log = Log()
    clock.scheduleAt(200) {
      _ = source.subscribe(AnyObserver { event in log.record("\(event)") })
      log.record("subscribed")
    }
    clock.scheduleAt(200) { log.record("work of the same tick") }
    clock.scheduleAt(200) { log.record("more of it") }
    clock.start()

    #expect(
      log.values == ["subscribed", "work of the same tick", "more of it", "next(1)"],
      """
      The event is scheduled when somebody subscribes. So it does not come inside `subscribe`, but \
      after the work that was scheduled for this tick before it.
      """
    )
  }

  @Test func `an event at the tick of the disposal is missed`() {
    let source = clock.createColdObservable([
      Recorded<Event<Int>>.next(799, 1), .next(800, 2), .next(801, 3), .completed(802),
      .error(803, Storm()),
    ])
    let observer = clock.listen(to: source, from: 200, until: 1000)
    clock.start()

    #expect(
      observer.texts == ["next(1) @ 999"],
      """
      It is disposed at 1000, and nothing may be heard after that, not even an end. The test scheduled the disposal \
      before the source scheduled its events, so the one at 1000 is too late, too; with a hot \
      source it was the other way round.
      """
    )
    #expect(source.visits == ["(200: 1000)"], "It lasts from the subscription to the disposal.")
    #expect(
      clock.clock == 1003,
      "The clock has to reach the remaining events, though nobody hears them, as in RxTest."
    )
  }

  @Test func `the clock goes on to the latest event, wherever in the list it is`() {
    let source = clock.createColdObservable([Recorded<Event<Int>>.next(30, 1), .next(10, 2)])
    let observer = clock.listen(to: source, from: 200, until: 205)
    clock.start()

    #expect(observer.texts == [], "It was disposed at 205, before anything was due.")
    #expect(
      clock.clock == 230,
      "Nobody hears them, but the clock has to reach the remaining events: at 210, and at 230."
    )
  }

  @Test func `one subscription can end, and another go on`() {
    let source = clock.createColdObservable([Recorded<Event<Int>>.next(10, 1), .next(50, 2)])
    let first = clock.listen(to: source, from: 200, until: 220)
    let second = clock.listen(to: source, from: 205)
    let third = clock.listen(to: source, from: 200)
    clock.start()
    #expect(first.texts == ["next(1) @ 210"], "It was disposed at 220.")
    #expect(
      second.texts == ["next(1) @ 215", "next(2) @ 255"],
      "The disposal of the first must not affect the second."
    )
    #expect(
      third.texts == ["next(1) @ 210", "next(2) @ 250"],
      "It began at the same tick as the first, but is another subscription, and nobody has ended it."
    )
    #expect(
      source.visits == ["(200: 220)", "(200: Infinity)", "(205: Infinity)"],
      "Each has its own end."
    )
  }

  @Test func `a disposal inside an event mutes the others of that tick`() {
    let source = clock.createColdObservable([Recorded<Event<Int>>.next(10, 1), .next(10, 2)])

    #expect(
      clock.heardByOneThatLeaves(source) == ["next(1)"],
      "1 and 2 were due at one tick. The observer disposed when it heard 1, which mutes the rest."
    )
  }

  @Test func `a disposal mutes what is late, too`() async throws {
    try await requireSleepInsideOfWork()
    // Created here: after the `await` this may be another thread, and a clock belongs to one.
    let clock = TestScheduler(initialClock: 0)
    let source = clock.createColdObservable([Recorded<Event<Int>>.next(10, 1)])
    let observer = clock.createObserver(Int.self)
    let token = source.subscribe(observer)
    clock.scheduleAt(5) {
      clock.sleep(50)
      token.dispose()
    }
    clock.start()

    #expect(
      observer.texts == [],
      """
      1 was due at 10. Work at 5 slept until 55, and then disposed the token, before 1 had been sent. \
      This was heard all the same.
      """
    )
  }

  @Test func `the bare source does not keep the contract`() {
    let source = clock.createColdObservable([
      Recorded<Event<Int>>.completed(10), .next(10, 0), .next(20, 1), .error(30, Storm()),
    ])
    let observer = clock.listen(to: source, from: 200)
    clock.start()
    #expect(
      observer.texts == [
        "completed @ 210", "next(0) @ 210", "next(1) @ 220", "error(storm) @ 230",
      ],
      "It sends what it was given, contract or not."
    )
  }

  @Test func `behind an operator the subscription ends with the sequence`() {
    let source = clock.createColdObservable([
      Recorded<Event<Int>>.next(10, 1), .next(20, 2), .next(30, 3),
    ])
    let observer = clock.listen(to: source.take(2), from: 200)
    clock.start()
    #expect(
      observer.texts == ["next(1) @ 210", "next(2) @ 220", "completed @ 220"],
      "`take(2)` has enough at 220."
    )
    #expect(source.visits == ["(200: 220)"], "It has to dispose at once.")
  }
}
