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

// On any scheduler; the other file is about queues.
extension `11.9 observe(on:)` {
  private func start() -> Disposable {
    source.observe(on: scheduler).subscribe(log.observer())
  }

  @Test func `each event is delivered in a turn of the scheduler`() {
    let token = start()
    source.send(.next(1), .next(2))
    #expect(log.values.isEmpty, "The source has sent two, but the scheduler has run nothing yet.")
    scheduler.runOne()
    #expect(
      log.values == ["next(1)"],
      "One turn, one event, so that others have their turn in between."
    )
    scheduler.runAll()
    source.send(.next(3), .completed)
    #expect(log.values == ["next(1)", "next(2)"], "Events wait for a turn after a pause, too.")
    scheduler.runAll()

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "completed"],
      "All that was sent has to arrive, and the end as well."
    )
    #expect(scheduler.waiting == 0, "No turn is needed after the end.")
    token.dispose()
  }

  @Test func `the order is kept on a scheduler that keeps none`() {
    let token = start()
    source.send(.next(1), .next(2), .next(3), .completed)
    scheduler.runAll(newestFirst: true)

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "completed"],
      "This scheduler runs the newest work first. It is you who have to keep events in line."
    )
    token.dispose()
  }

  @Test func `an error waits behind the elements`() {
    let token = start()
    source.send(.next(1), .next(2), .error(Storm()))
    scheduler.runOne()
    #expect(log.values == ["next(1)"], "The error came last, and must not overtake.")
    scheduler.runAll()
    #expect(
      log.values == ["next(1)", "next(2)", "error(storm)"],
      "What came first has to arrive first."
    )
    #expect(source.living == 0, "The source is disposed after an end.")
    token.dispose()
  }

  @Test func `nothing gets in line behind the end`() {
    let token = start()
    source.send(.next(1), .completed, .next(2), .error(Storm()))
    scheduler.runAll()
    #expect(
      log.values == ["next(1)", "completed"],
      "The source sent an element after its end, which must not arrive."
    )
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
    #expect(scheduler.waiting == 0, "A turn was pending, and is no longer needed.")
    scheduler.runAll()

    #expect(log.values == ["next(1)"], "Nothing comes after `dispose()`, whatever waits.")
    #expect(source.living == 0, "`dispose()` has to reach the source.")
    source.forgetObservers()
    #expect(lifetimes.alive == 0, "It was disposed, and the observer is still kept.")
  }

  @Test func `the observer hears one event at a time`() {
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

    #expect(
      returned,
      "The other thread did not return. A lock held while the observer is called is a deadlock."
    )
    #expect(
      log.values == ["next(1)", "next(2)"].flatMap { ["\($0) begins", "\($0) ends"] },
      "A concurrent scheduler has many threads, but an observer hears one event at a time."
    )
    token.dispose()
  }

  @Test func `a reentrant element is delivered afterwards`() {
    let token = source.observe(on: ImmediateScheduler())
      .subscribe { [log, source] event in
        log.record("\(event) begins")
        if event.element == 1 { source.send(.next(2)) }
        log.record("\(event) ends")
      }
    source.send(.next(1))

    #expect(
      log.values == ["next(1)", "next(2)"].flatMap { ["\($0) begins", "\($0) ends"] },
      "The observer was still handling 1. What comes meanwhile gets in line, on any scheduler."
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
      2 came before the token of 1's turn was there, and has a turn of its own. The older token \
      must not push out the newer one.
      """
    )
    token.dispose()
  }

  @Test func `what the observer makes the source send during the end is lost`() {
    let token = source.observe(on: scheduler)
      .subscribe(
        AnyObserver { [log, source] event in
          log.record("\(event)")
          // Once is enough to show it; without this a wrong answer would never stop.
          guard event.isStopEvent, log.values.count < 4 else { return }
          source.send(.next(3), .completed)
        }
      )
    source.send(.next(1), .completed)
    scheduler.runAll()
    #expect(log.values == ["next(1)", "completed"], "Nothing comes after an end.")
    #expect(scheduler.waiting == 0, "No turn is needed after the end.")
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
    #expect(ended.wait(), "It never ends.")
    #expect(heard.values == Array(0..<2_000), "All two thousand have to arrive, in their order.")
    #expect(busy.values.isEmpty, "The observer heard one event while it handled another.")
    token.dispose()
  }
}
