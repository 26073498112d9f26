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

@Suite struct `12.7 Hot` {
  private let clock = TestScheduler(initialClock: 0)

  @Test func `it sends at its own ticks to whoever is subscribed`() {
    let source = clock.createHotObservable([
      Recorded<Event<Int>>.next(150, 1), .next(210, 2), .next(220, 3), .completed(300),
    ])
    let early = clock.listen(to: source, from: 100)
    let late = clock.listen(to: source, from: 215)
    clock.start()

    #expect(
      early.texts == ["next(1) @ 150", "next(2) @ 210", "next(3) @ 220", "completed @ 300"],
      "A hot source is a radio station: it sends by the clock, to everybody who is subscribed."
    )
    #expect(
      late.texts == ["next(3) @ 220", "completed @ 300"],
      "A subscriber that comes at 215 has missed what was sent before: there is no replay."
    )
  }

  @Test func `nothing arrives after the disposal`() {
    let source = clock.createHotObservable([
      Recorded<Event<Int>>.next(210, 1), .next(230, 2),
    ])
    let observer = clock.listen(to: source, from: 200, until: 220)
    let other = clock.listen(to: source, from: 200)
    clock.start()

    #expect(observer.texts == ["next(1) @ 210"], "It was disposed at 220.")
    #expect(
      other.texts == ["next(1) @ 210", "next(2) @ 230"],
      "One of two has gone. The other one is still subscribed."
    )
  }

  @Test func `an event at the tick of the subscription is missed, one at the disposal is heard`() {
    let source = clock.createHotObservable([
      Recorded<Event<Int>>.next(199, 1), .next(200, 2), .next(201, 3), .next(1000, 4),
      .next(1001, 5),
    ])
    let observer = clock.listen(to: source, from: 200, until: 1000)
    clock.start()

    #expect(
      observer.texts == ["next(3) @ 201", "next(4) @ 1000"],
      """
      The source was created first, so its events were scheduled first; at equal ticks, what was \
      scheduled first comes first: 200 is sent before the subscription, 1000 before the disposal.
      """
    )
  }

  @Test func `a source that is created later sends later at equal ticks`() {
    let observer = clock.createObserver(Int.self)
    var token: Disposable?
    var source: TestableObservable<Int>?
    clock.scheduleAt(200) { token = source?.subscribe(observer) }
    clock.scheduleAt(1000) { token?.dispose() }
    source = clock.createHotObservable([.next(200, 1), .next(1000, 2)])
    clock.start()

    #expect(
      observer.texts == ["next(1) @ 200"],
      "Now the subscription was scheduled first, so it is the reverse: 200 heard, 1000 missed."
    )
  }

  @Test func `its ticks are the clock's, whatever the clock shows`() {
    let clock = TestScheduler(initialClock: 200, resolution: 0.5)
    let source = clock.createHotObservable([Recorded<Event<Int>>.next(210, 1), .next(150, 2)])
    let observer = clock.createObserver(Int.self)
    _ = source.subscribe(observer)
    clock.start()
    #expect(
      observer.texts == ["next(2) @ 200", "next(1) @ 210"],
      "210 is tick 210, and not a span; 150 is already past, so it is sent now, in its turn."
    )
  }

  @Test func `it sends even if nobody else holds it`() {
    let observer = clock.createObserver(Int.self)
    _ = clock.createHotObservable([.next(210, 1)]).subscribe(observer)
    clock.start()
    #expect(
      observer.texts == ["next(1) @ 210"],
      "Nobody has disposed the subscription. The event waits in the queue, and needs its source."
    )
  }

  @Test func `it records its subscriptions`() {
    let source = clock.createHotObservable([Recorded<Event<Int>>.completed(250)])
    _ = clock.listen(to: source, from: 200, until: 300)
    _ = clock.listen(to: source, from: 210)
    clock.start()

    #expect(
      source.visits == ["(200: 300)", "(210: Infinity)"],
      "They come in order, each with the tick of its disposal, or with `Infinity`."
    )
  }

  @Test func `the one who came last may leave first`() {
    let source = clock.createHotObservable([Recorded<Event<Int>>.completed(250)])
    _ = clock.listen(to: source, from: 200, until: 400)
    _ = clock.listen(to: source, from: 210, until: 300)
    _ = clock.listen(to: source, from: 210, until: 260)
    clock.start()

    #expect(
      source.visits == ["(200: 400)", "(210: 300)", "(210: 260)"],
      """
      The third subscription ended at 260, the second at 300, and the first at 400. Each end belongs \
      to its own, even if two of them began at one tick.
      """
    )
  }

  @Test func `of two that came at one tick, the first may leave first`() {
    let source = clock.createHotObservable([Recorded<Event<Int>>.completed(250)])
    _ = clock.listen(to: source, from: 200, until: 220)
    _ = clock.listen(to: source, from: 200, until: 300)
    clock.start()

    #expect(
      source.visits == ["(200: 220)", "(200: 300)"],
      "Both began at 200. The first one was disposed at 220, and the second at 300."
    )
  }

  @Test func `a second disposal changes nothing`() {
    let source = clock.createHotObservable([Recorded<Event<Int>>.next(250, 1)])
    var token: Disposable?
    clock.scheduleAt(200) { token = source.subscribe(AnyObserver { _ in }) }
    clock.scheduleAt(300) { token?.dispose() }
    clock.scheduleAt(400) { token?.dispose() }
    clock.start()
    #expect(source.visits == ["(200: 300)"], "It was over at 300, and can't end again at 400.")
  }

  @Test func `the bare source does not keep the contract`() {
    let source = clock.createHotObservable([
      Recorded<Event<Int>>.next(210, 1), .completed(220), .next(230, 2), .error(240, Storm()),
      .next(250, 3),
    ])
    let observer = clock.listen(to: source, from: 200)
    clock.start()

    #expect(
      observer.texts == [
        "next(1) @ 210", "completed @ 220", "next(2) @ 230", "error(storm) @ 240", "next(3) @ 250",
      ],
      "It sends what it was given: how else could a test see what an operator does about it?"
    )
    #expect(source.visits == ["(200: Infinity)"], "Nobody has disposed.")
  }

  @Test func `behind an operator the subscription ends with the sequence`() {
    let source = clock.createHotObservable([
      Recorded<Event<Int>>.next(210, 1), .completed(220), .next(230, 2),
    ])
    let observer = clock.listen(to: source.map { $0 * 10 }, from: 200)
    clock.start()

    #expect(observer.texts == ["next(10) @ 210", "completed @ 220"], "`map` keeps the contract.")
    #expect(source.visits == ["(200: 220)"], "`map` has to dispose its source at the end.")
  }

  @Test func `a change during a delivery does not affect it`() {
    let source = clock.createHotObservable([Recorded<Event<Int>>.next(210, 1), .next(220, 2)])
    let log = Log()
    var second: Disposable?
    var isFirst = true
    _ = source.subscribe(
      AnyObserver { event in
        log.record("first \(event)")
        second?.dispose()
        guard isFirst else { return }
        isFirst = false
        _ = source.subscribe(AnyObserver { event in log.record("third \(event)") })
      }
    )
    second = source.subscribe(AnyObserver { event in log.record("second \(event)") })
    clock.start()

    #expect(
      log.values == ["first next(1)", "second next(1)", "first next(2)", "third next(2)"],
      "It is sent to those who were subscribed when it began: a snapshot, as in RxTest."
    )
  }

  @Test func `two events at one tick are two deliveries`() {
    let source = clock.createHotObservable([Recorded<Event<Int>>.next(210, 1), .next(210, 2)])

    #expect(
      clock.heardByOneThatLeaves(source) == ["next(1)"],
      """
      1 and 2 were to be sent at 210. The observer disposed when it heard 1, so it is not subscribed \
      when 2 is sent.
      """
    )
  }

  @Test func `a subscription that is over keeps nothing alive`() {
    let source = clock.createHotObservable([Recorded<Event<Int>>.next(210, 1)])
    let lifetimes = Lifetimes()
    let token = source.subscribe(AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() })
    #expect(lifetimes.alive == 1, "The observer is alive, and so is what it holds.")
    token.dispose()
    #expect(lifetimes.alive == 0, "It has been disposed, but the source still keeps it.")
  }
}
