import ContractTesting
import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution11Schedulers
#else
@testable import Chapter11Schedulers
#endif

// On a scheduler of which nothing is known; the other file is about queues.
extension `11.9 observe(on:)` {
  private func start() -> Disposable {
    source.observe(on: scheduler).subscribe(log.observer())
  }

  @Test func `each event is told in a turn of the scheduler`() {
    let token = start()
    source.send(.next(1), .next(2))
    #expect(log.values.isEmpty, "The source has sent two, and the scheduler had no turn yet.")
    scheduler.runOne()
    #expect(log.values == ["next(1)"], "One turn, one event: others have their turn in between.")
    scheduler.runAll()
    source.send(.next(3), .completed)
    #expect(log.values == ["next(1)", "next(2)"], "After a pause, too, events wait for a turn.")
    scheduler.runAll()

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "completed"],
      "All that was sent is told, and the end as well."
    )
    #expect(scheduler.waiting == 0, "After the end no turn is needed.")
    token.dispose()
  }

  @Test func `the order is kept on a scheduler that keeps none`() {
    let token = start()
    source.send(.next(1), .next(2), .next(3), .completed)
    scheduler.runAll(newestFirst: true)

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "completed"],
      "This scheduler runs the newest work first. The line in which events wait is yours."
    )
    token.dispose()
  }

  @Test func `an error waits behind the elements`() {
    let token = start()
    source.send(.next(1), .next(2), .error(Storm()))
    scheduler.runOne()
    #expect(log.values == ["next(1)"], "The error came last, and does not overtake.")
    scheduler.runAll()
    #expect(
      log.values == ["next(1)", "next(2)", "error(storm)"],
      "What came before, comes before."
    )
    #expect(source.living == 0, "After an end the source is let go of.")
    token.dispose()
  }

  @Test func `nobody gets in line behind the end`() {
    let token = start()
    source.send(.next(1), .completed, .next(2), .error(Storm()))
    scheduler.runAll()
    #expect(log.values == ["next(1)", "completed"], "The source ended and spoke on.")
    token.dispose()
  }

  @Test func `disposing discards what waits`() {
    let lifetimes = Lifetimes()
    let token = source.observe(on: scheduler)
      .subscribe { [log, probe = lifetimes.probe()] event in
        probe.touch()
        log.record("\(event)")
      }
    source.send(.next(1), .next(2), .completed)
    scheduler.runOne()
    token.dispose()
    #expect(scheduler.waiting == 0, "A turn was pending, and nobody needs it any more.")
    scheduler.runAll()

    #expect(log.values == ["next(1)"], "After `dispose()` nothing comes, whatever waits.")
    #expect(source.living == 0, "`dispose()` has to reach the source.")
    source.forgetObservers()
    #expect(lifetimes.alive == 0, "All was disposed, and the observer is kept.")
  }

  @Test func `the observer is told one thing at a time`() {
    var returned = false
    let token = source.observe(on: scheduler)
      .subscribe { [log, scheduler] event in
        log.record("\(event) begins")
        // Another thread of the scheduler is free, and takes what it finds.
        if event.element == 1 { returned = onThreads(1, within: 5) { _ in scheduler.runAll() } }
        log.record("\(event) ends")
      }
    source.send(.next(1), .next(2))
    scheduler.runAll()

    #expect(returned, "The other thread stands still. Is a lock held while the observer is told?")
    #expect(
      log.values == ["next(1)", "next(2)"].flatMap { ["\($0) begins", "\($0) ends"] },
      "A concurrent scheduler has many threads. One sequence speaks with one voice."
    )
    token.dispose()
  }

  @Test func `what the observer makes the source send comes afterwards`() {
    let token = source.observe(on: ImmediateScheduler())
      .subscribe { [log, source] event in
        log.record("\(event) begins")
        if event.element == 1 { source.send(.next(2)) }
        log.record("\(event) ends")
      }
    source.send(.next(1))

    #expect(
      log.values == ["next(1)", "next(2)"].flatMap { ["\($0) begins", "\($0) ends"] },
      "The observer was being told 1. What comes meanwhile gets in line, on any scheduler."
    )
    token.dispose()
  }

  @Test func `an element that comes while its scheduler is slow to return is not lost`() {
    let hasty = HastyScheduler(scheduler) { [source] in source.send(.next(2)) }
    let token = source.observe(on: hasty).subscribe(log.observer())
    source.send(.next(1))
    #expect(log.values == ["next(1)"], "Its turn came before `schedule` had returned.")
    scheduler.runAll()

    #expect(
      log.values == ["next(1)", "next(2)"],
      """
      2 came before the token of 1's turn was there, and has a turn of its own. The older token must \
      not push out the newer one.
      """
    )
    token.dispose()
  }

  @Test func `what the observer makes the source send while it is told the end is lost`() {
    let token = source.observe(on: scheduler)
      .subscribe(
        AnyObserver { [log, source] event in
          log.record("\(event)")
          // Once is enough to show it; without this a wrong answer would go round for ever.
          guard event.isStopEvent, log.values.count < 4 else { return }
          source.send(.next(3), .completed)
        }
      )
    source.send(.next(1), .completed)
    scheduler.runAll()
    #expect(log.values == ["next(1)", "completed"], "Nothing comes after an end.")
    #expect(scheduler.waiting == 0, "After the end no turn is needed.")
    token.dispose()
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.observe(on: ImmediateScheduler()) }
  }

  @Test func `a concurrent queue keeps the order`() {
    let (heard, ended, busy) = (Recorder<Int>(), CountDown(), Recorder<Bool>())
    let isTold = Lock(false)
    let token = Observable.from(0..<2_000)
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
      .subscribe { event in
        if isTold.withLock({ was in
          defer { was = true }; return was
        }) {
          busy.record(true)
        }
        if let element = event.element { heard.record(element) }
        isTold.withLock { $0 = false }
        if event.isStopEvent { ended.arrive() }
      }
    #expect(ended.wait(), "It does not come to an end.")
    #expect(heard.values == Array(0..<2_000), "Two thousand elements, in their order.")
    #expect(busy.values.isEmpty, "The observer was told one thing within another.")
    token.dispose()
  }
}
