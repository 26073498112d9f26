import ContractTesting
import Dispatch
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution13Time
#else
@testable import Chapter13Time
#endif

@Suite struct `13.8 delay` {
  private let bench = Bench()

  private func delayed(_ dueTime: Int) -> Observable<Int> {
    bench.source.delay(.ticks(dueTime), scheduler: bench.clock)
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "13-Time",
      exercise: "13.8",
      operators: ["delay(3)": { $0.delay(.seconds(3), scheduler: $0.scheduler) }]
    )
  }

  @Test func `elements and the completion come later, with the same pauses`() {
    bench.send(2, .next(1))
    bench.send(4, .next(2))
    bench.send(9, .next(3))
    bench.send(20, .completed)
    let token = bench.listen(to: delayed(10))
    bench.run(to: 20)
    #expect(
      bench.source.living == 0,
      "The source completed at 20, and is to be disposed then, though the result completes at 30."
    )
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@12", "next(2)@14", "next(3)@19", "completed@30"],
      "Each comes ten ticks later, the completion too."
    )
    token.dispose()
  }

  @Test func `no element overtakes another, and each has a turn of its own`() {
    bench.send(2, .next(1), .next(2))
    bench.send(3, .next(3))
    bench.send(8, .next(4), .completed)
    let token = bench.listen(to: delayed(5))
    bench.run(to: 50)

    #expect(
      bench.log.values == [
        "next(1)@7", "next(2)@8", "next(3)@9", "next(4)@13", "completed@14",
      ],
      """
      1 and 2 were sent at 2: 2 comes a turn after 1. 3 is due at 8, when 2 is sent: again a turn \
      later. 4 is due at 13, and comes then: the rest of its wait is counted from when it was sent.
      """
    )
    token.dispose()
  }

  @Test(arguments: [0, -3]) func `no time at all still takes a turn`(_ due: Int) {
    let token = bench.listen(to: delayed(due))
    bench.source.send(.next(1), .next(2))
    #expect(bench.log.values.isEmpty, "The scheduler sends, never the source's own call.")
    bench.run(to: 50)
    #expect(bench.log.values == ["next(1)@1", "next(2)@2"], "One turn each.")
    token.dispose()
  }

  @Test func `an error is not delayed`() {
    bench.send(2, .next(1))
    bench.send(9, .next(2))
    bench.send(13, .next(3), .error(Storm()))
    let token = bench.listen(to: delayed(10))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@12", "error(storm)@13"],
      "Bad news comes at once, and 2 and 3, which were on their way, are dropped."
    )
    token.dispose()
  }

  @Test func `an error during an element comes right after it`() {
    let token = delayed(5)
      .subscribe { [bench] event in
        bench.log.record("\(event) begins@\(bench.clock.clock)")
        if event.element == 1 { bench.source.send(.next(3), .error(Storm())) }
        bench.log.record("\(event) ends@\(bench.clock.clock)")
      }
    bench.send(2, .next(1), .next(2))
    bench.run(to: 50)

    #expect(
      bench.log.values == [
        "next(1) begins@7", "next(1) ends@7", "error(storm) begins@7", "error(storm) ends@7",
      ],
      """
      The source failed while 1 was being sent. The observer receives one event at a time, so the \
      error waits until the observer is done with 1, but no longer; and 2, which is in line, is dropped.
      """
    )
    #expect(bench.source.living == 0, "The source has failed, but is still subscribed to.")
    token.dispose()
  }

  @Test(arguments: [Event<Int>.next(2), .completed])
  func `nothing comes in the middle of an element`(_ event: Event<Int>) {
    let (clock, source, log) = (HandClock(), HandSource<Int>(), bench.log)
    let token = source.delay(.ticks(5), scheduler: clock)
      .subscribe { heard in
        log.record("\(heard) begins")
        if heard.element == 1 {
          source.send(event)
          // As if another thread did that.
          clock.ring()
        }
        log.record("\(heard) ends")
      }
    source.send(.next(1))
    clock.ring()
    #expect(
      log.values == ["next(1) begins", "next(1) ends"],
      """
      While the observer handled 1, the source sent \(event), and if an alarm was set, it rang. The observer \
      receives one event at a time. Heard: \(log.values)
      """
    )
    clock.ring()
    #expect(
      log.values.dropFirst(2) == ["\(event) begins", "\(event) ends"],
      "\(event) comes when its time is over. Heard: \(log.values)"
    )
    token.dispose()
  }

  // The source fails while the elements wait, or while the observer handles the first of them.
  @Test(arguments: [false, true])
  func `an error frees what is in line`(_ isBusy: Bool) {
    let (lifetimes, source) = (Lifetimes(), HandSource<Lifetimes.Probe>())
    let left = Recorder<Int>()
    let token = source.delay(.ticks(5), scheduler: bench.clock)
      .subscribe { event in
        guard isBusy, !event.isStopEvent else { return }
        source.send(.error(Storm()))
        // The element that the observer handles is still needed.
        left.record(lifetimes.alive - 1)
      }
    for _ in 0..<3 { source.send(.next(lifetimes.probe())) }
    if isBusy { bench.run(to: 5) } else { source.send(.error(Storm())) }

    #expect(
      lifetimes.alive == 0 && left.values.allSatisfy { $0 == 0 },
      """
      Three elements were in line, and the source failed\(isBusy ? " when the first was being sent" : ""), \
      but still keeps its observer. None of the others will be sent, and \
      \(max(lifetimes.alive, left.values.first ?? 0)) of them are still kept.
      """
    )
    token.dispose()
  }

  // The source fails while the elements wait, or while the observer handles the first of them.
  @Test(arguments: [false, true])
  func `an element may make the source send when it is freed`(_ isBusy: Bool) {
    inEveryInterleaving(
      """
      Some elements are in line, and the source fails. When they are freed, the `deinit` of each makes the \
      source send another one, on the same thread. If the lock is still held then, the thread waits \
      for itself.
      """
    ) { race in
      let (source, clock) = (HandSource<LastWords>(), HandClock())
      let token = source.delay(.ticks(5), scheduler: clock)
        .subscribe { event in
          race.step("hears an event")
          if isBusy, !event.isStopEvent { source.send(.error(Storm())) }
        }
      for _ in 0..<3 {
        source.send(.next(LastWords { [weak source] in source?.send(.next(LastWords {})) }))
      }
      race.thread(isBusy ? "the clock" : "the source") {
        if isBusy { clock.ring() } else { source.send(.error(Storm())) }
      }
      race.atEnd {
        token.dispose()
        return nil
      }
    }
  }

  // The source fails while an element waits, or while the observer handles it.
  @Test(arguments: [false, true])
  func `an observer may make the source send when it hears an error`(_ isBusy: Bool) {
    inEveryInterleaving(
      """
      The source fails \(isBusy ? "while the observer handles 1" : "while 1 waits"). When the observer hears \
      the error, it makes the source send 2 and fail again, on the same thread. If the lock is still held \
      then, the thread waits for itself.
      """
    ) { race in
      let (source, clock, log) = (HandSource<Int>(), HandClock(), Log())
      let token = source.delay(.ticks(5), scheduler: clock)
        .subscribe(
          AnyObserver { event in
            race.step("hears \(event)")
            log.record("\(event)")
            if event.element == 1 { source.send(.error(Storm())) }
            // Once: an answer that sends the error again would never stop.
            guard event.isStopEvent, log.values.count(where: { $0 == "\(event)" }) == 1 else {
              return
            }
            source.send(.next(2), .error(Storm()))
          }
        )
      source.send(.next(1))
      race.thread(isBusy ? "the clock" : "the source") {
        if isBusy { clock.ring() } else { source.send(.error(Storm())) }
      }
      race.atEnd {
        token.dispose()
        return log.values == (isBusy ? ["next(1)", "error(storm)"] : ["error(storm)"])
          ? nil : "The source sent 1 and failed, and \(log.values) arrived."
      }
    }
  }

  @Test func `a reentrant element gets in line`() {
    let token = delayed(5)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == 1 { bench.source.send(.next(2)) }
      }
    bench.send(2, .next(1))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next(1)@7", "next(2)@12"],
      "2 was sent at 7, while the observer handled 1: it is due at 12."
    )
    token.dispose()
  }

  @Test func `idle again, it starts over`() {
    for tick in [2, 20, 40] { bench.send(tick, .next(tick)) }
    let token = bench.listen(to: delayed(5))
    bench.run(to: 60)
    #expect(
      bench.log.values == ["next(2)@7", "next(20)@25", "next(40)@45"],
      "While the line was empty no alarm was set. The next element has to set one."
    )
    token.dispose()
  }

  @Test func `with source and clock on two threads the order is kept, and nothing overlaps`() {
    expectOneAtATime(element: ["1 2 3"], completion: ["1 2 |"], error: ["1 #", "#"]) {
      $0.delay(.ticks(5), scheduler: $1)
    }
  }

  @Test(arguments: [Event<Int>.next(2), .completed])
  func `what comes while the line runs out is not stuck`(_ event: Event<Int>) {
    inEveryInterleaving(
      """
      Whether the sink is idle, and what is put in line, has to be settled under one lock; so has \
      whether the line is empty, and that the sink goes idle. In between, the other thread changes \
      the answer.
      """
    ) { race in
      let (source, clock, log) = (HandSource<Int>(), HandClock(), Log())
      let token = source.delay(.ticks(5), scheduler: clock)
        .subscribe(
          AnyObserver { event in race.alone("hears \(event)") { log.record("\(event)") } }
        )
      source.send(.next(1))
      race.thread("the source") { source.send(event) }
      race.thread("the clock") {
        race.step("the time has come")
        clock.ring()
      }
      race.atEnd {
        clock.ring(5)
        defer { token.dispose() }
        return log.values == ["next(1)", "\(event)"]
          ? nil : "1 and \(event) were sent, no alarm is set any more, and \(log.values) arrived."
      }
    }
  }

  @Test func `it keeps the rules`() {
    let outside = inEveryInterleaving(
      """
      This scheduler runs its work at once, so the alarm rings while it is being set. It can't take a \
      letter while the thread holds the lock: nobody may be called inside it.
      """
    ) { race in
      let source = HandSource<Int>()
      let token = source.delay(.ticks(0), scheduler: AtOnceScheduler())
        .subscribe { event in
          race.step("hears \(event)")
          if event.element == 1 { source.send(.next(2)) }
        }
      race.thread("the source") { source.send(.next(1), .completed) }
      race.atEnd {
        token.dispose()
        return nil
      }
    }
    // What waits for itself there would stop the program here.
    guard outside.failure == nil else { return }
    expectKeepsTheRules { $0.delay(.ticks(0), scheduler: AtOnceScheduler()) }
    expectKeepsTheRulesInTime { $0.delay(.ticks(3), scheduler: $1) }
    expectKeepsTheRulesInTime { $0.delay(.ticks(0), scheduler: $1) }
  }
}
