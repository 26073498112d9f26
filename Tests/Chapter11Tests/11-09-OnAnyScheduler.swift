import ContractTesting
import Dispatch
import Interleaving
import InterleavingTesting
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
    #expect(scheduler.waiting == 1, "Two elements are in line, and one turn is enough to go on.")
    scheduler.runOne()
    #expect(
      log.values == ["next(1)"],
      "One turn, one event, so that others have their turn in between."
    )
    scheduler.runAll()
    #expect(scheduler.scheduled == 2, "Two elements took \(scheduler.scheduled) turns.")
    source.send(.next(3), .completed)
    #expect(log.values == ["next(1)", "next(2)"], "Events wait for a turn after a pause, too.")
    scheduler.runOne()
    #expect(
      log.values == ["next(1)", "next(2)", "next(3)"],
      "One turn, one event: the end has a turn of its own, as an element has."
    )
    scheduler.runAll()

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "completed"],
      "All that was sent has to arrive, and the end as well."
    )
    #expect(scheduler.waiting == 0, "No turn is needed after the end.")
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())], [false, true])
  func `an end takes a turn, even if nothing waits`(_ end: Event<Int>, _ hasDelivered: Bool) {
    let token = start()
    let elements = hasDelivered ? ["next(1)"] : []
    if hasDelivered { source.send(.next(1)) }
    scheduler.runAll()
    source.send(end)
    #expect(
      log.values == elements,
      "The scheduler has run nothing since \(end) was sent, and it has arrived all the same."
    )
    scheduler.runAll()
    #expect(log.values == elements + ["\(end)"], "The end has to arrive, once.")
    #expect(source.living == 0, "The source is disposed after an end.")
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

  @Test func `disposing calls off a turn that was scheduled later`() {
    let token = start()
    for number in 1...3 {
      source.send(.next(number))
      if number < 3 { scheduler.runAll() }
    }
    token.dispose()
    #expect(
      scheduler.waiting == 0,
      "The turn for 3 was pending, after those for 1 and 2 were over, and is no longer needed."
    )
    scheduler.runAll()
    #expect(log.values == ["next(1)", "next(2)"], "Nothing comes after `dispose()`.")
  }

  @Test func `an observer that disposes hears nothing more, and no turn is left`() {
    let token = SerialDisposable()
    token.disposable = source.observe(on: scheduler)
      .subscribe(
        AnyObserver { [log] event in
          log.record("\(event)")
          token.dispose()
        }
      )
    source.send(.next(1), .next(2), .completed)
    let returned = onAWatchedThread(
      "The observer disposed its token, and the lock was held while it did."
    ) { [scheduler] in
      scheduler.runOne()
    }
    guard returned else { return }
    #expect(
      scheduler.waiting == 0,
      "2 and the end are left in line, for nobody, and a turn is still pending."
    )
    scheduler.runAll()
    #expect(log.values == ["next(1)"], "Nothing comes after `dispose()`, whatever waits.")
  }

  @Test func `what is sent after dispose does not get in line`() {
    let (source, lifetimes) = (HandSource<Lifetimes.Probe>(), Lifetimes())
    let token = source.observe(on: scheduler).subscribe { _ in }
    token.dispose()
    source.send(.next(lifetimes.probe()))
    #expect(scheduler.waiting == 0, "It was disposed, and a turn is pending.")
    #expect(
      lifetimes.alive == 0,
      """
      The source went on after `dispose()`, and its element is in line, where it waits for nobody. \
      There would be more and more of them.
      """
    )
  }

  @Test func `what was delivered is not kept`() {
    let (source, lifetimes) = (HandSource<Lifetimes.Probe>(), Lifetimes())
    let token = source.observe(on: scheduler).subscribe { [log] _ in log.record("heard") }
    for _ in 0..<3 { source.send(.next(lifetimes.probe())) }
    scheduler.runAll()
    #expect(log.values.count == 3, "Three elements were sent.")
    #expect(
      lifetimes.alive == 0,
      """
      Three elements were delivered, and \(lifetimes.alive) are still in memory. An endless source \
      would need endless memory.
      """
    )
    token.dispose()
  }

  @Test func `what was delivered is not kept while others wait`() {
    let (source, lifetimes) = (HandSource<Lifetimes.Probe>(), Lifetimes())
    let token = source.observe(on: scheduler).subscribe { [log] _ in log.record("heard") }
    source.send(.next(lifetimes.probe()))
    for _ in 0..<3 {
      source.send(.next(lifetimes.probe()))
      scheduler.runOne()
    }
    #expect(log.values.count == 3, "Four were sent, and there have been three turns.")
    #expect(
      lifetimes.alive == 1,
      """
      The source is always one element ahead: three were delivered, one waits, and \
      \(lifetimes.alive) are in memory. From a source that sends day and night there would be more and \
      more.
      """
    )
    token.dispose()
  }

  @Test func `the observer hears one event at a time`() {
    var returned = false
    let token = source.observe(on: scheduler)
      .subscribe { [log, scheduler] event in
        log.record("\(event) begins")
        // Another thread of the scheduler is free, and takes what it finds.
        if event.element == 1 { returned = anotherThreadCan { scheduler.runAll() } }
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

  /// Lets the observer make the source send something.
  ///
  /// - Returns: Whether it came to an end; if not, a test that does the same stops the program.
  private func isOpenWhileItDelivers(_ token: SerialDisposable) -> Bool {
    onAWatchedThread(
      "The observer made the source send an element, and the lock was held while it did."
    ) {
      token.disposable = source.observe(on: ImmediateScheduler())
        .subscribe { [log, source] event in
          log.record("\(event) begins")
          if event.element == 1 { source.send(.next(2)) }
          log.record("\(event) ends")
        }
      source.send(.next(1))
    }
  }

  @Test func `a reentrant element is delivered afterwards`() {
    let token = SerialDisposable()
    guard isOpenWhileItDelivers(token) else { return }

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
    let token = SerialDisposable()
    guard isOpenWhileItDelivers(token) else { return }
    token.dispose()
    expectKeepsTheRules { $0.observe(on: ImmediateScheduler()) }
  }

  @Test func `a concurrent queue keeps the order`() {
    let (heard, ended, busy) = (Recorder<Int>(), CountDown(), Recorder<Bool>())
    let isTold = Lock(false)
    let (queue, begun) = (DispatchQueue(label: "many", attributes: .concurrent), CountDown())
    let token = Observable.from(0..<2_000)
      .observe(on: ConcurrentDispatchQueueScheduler(queue: queue))
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
    // All was sent inside `subscribe`: a turn that was scheduled is over when this is.
    queue.async(flags: .barrier) { begun.arrive() }
    #expect(begun.wait(), "The queue did not finish.")
    guard !heard.values.isEmpty else {
      Issue.record("Two thousand elements were sent, and none arrived.")
      return
    }
    #expect(ended.wait(), "It never ends.")
    #expect(heard.values == Array(0..<2_000), "All two thousand have to arrive, in their order.")
    #expect(busy.values.isEmpty, "The observer heard one event while it handled another.")
    token.dispose()
  }

  // MARK: On two threads

  @Test func `an element gets in line while the one before is delivered on another thread`() {
    inEveryInterleaving(
      """
      Whether the line is idle, and what is put in it, has to be settled under one lock; so has \
      whether it is empty, and that it goes idle. In between, the other thread changes the answer.
      """
    ) { race in
      let (source, scheduler, log) = (HandSource<Int>(), HandScheduler(), Log())
      let token = source.observe(on: scheduler).subscribe(log.observer(in: race))
      source.send(.next(1))
      race.thread("the source") { source.send(.next(2)) }
      race.thread("the scheduler") {
        for _ in 0..<2 {
          race.step("takes a turn")
          scheduler.runOne()
        }
      }
      race.atEnd {
        scheduler.runAll()
        let before = log.values
        source.send(.next(3))
        scheduler.runAll()
        defer { token.dispose() }
        if before != ["next(1)", "next(2)"] {
          return "1 and 2 were sent, no more turns are pending, and \(before) arrived."
        }
        return log.values == ["next(1)", "next(2)", "next(3)"]
          ? nil
          : "1 and 2 had arrived. Then 3 was sent, no more turns are pending, and \(log.values) arrived."
      }
    }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end gets in line while an element is delivered on another thread`(_ end: Event<Int>) {
    inEveryInterleaving(
      "The end waits behind the element, and neither must be left in line or come twice."
    ) { race in
      let (source, scheduler, log) = (HandSource<Int>(), HandScheduler(), Log())
      let token = source.observe(on: scheduler).subscribe(log.observer(in: race))
      source.send(.next(1))
      race.thread("the source") { source.send(end) }
      race.thread("the scheduler") {
        race.step("takes a turn")
        scheduler.runOne()
      }
      race.atEnd {
        scheduler.runAll()
        defer { token.dispose() }
        return log.values == ["next(1)", "\(end)"]
          ? nil : "1 and \(end) were sent, and \(log.values) arrived."
      }
    }
  }

  @Test func `two threads of the scheduler deliver one event at a time`() {
    inEveryInterleaving("However many threads the scheduler has, one turn is pending at a time.") {
      race in
      let (source, scheduler, log) = (HandSource<Int>(), HandScheduler(), Log())
      let token = source.observe(on: scheduler).subscribe(log.observer(in: race))
      source.send(.next(1), .next(2))
      for _ in 0..<2 {
        race.thread {
          race.step("takes a turn")
          scheduler.runOne()
        }
      }
      race.atEnd {
        scheduler.runAll()
        defer { token.dispose() }
        return log.values == ["next(1)", "next(2)"]
          ? nil : "1 and 2 were sent, and \(log.values) arrived."
      }
    }
  }

  @Test(arguments: ["sends", "delivers"])
  func `one thread disposes while another`(_ acts: String) {
    inEveryInterleaving("After `dispose()` no turn is pending, and nobody needs the observer.") {
      race in
      let (source, scheduler, lifetimes) = (HandSource<Int>(), HandScheduler(), Lifetimes())
      let token = source.observe(on: scheduler)
        .subscribe { [probe = lifetimes.probe()] event in
          probe.touch()
          race.step("hears \(event)")
        }
      if acts == "delivers" { source.send(.next(1), .next(2)) }
      race.thread("the token") { token.dispose() }
      race.thread(acts == "sends" ? "the source" : "the scheduler") {
        if acts == "sends" { return source.send(.next(1)) }
        race.step("takes a turn")
        scheduler.runOne()
      }
      race.atEnd {
        source.forgetObservers()
        if scheduler.waiting > 0 { return "It was disposed, and a turn is still pending." }
        if source.living > 0 { return "It was disposed, and the source is still subscribed to." }
        return lifetimes.alive == 0 ? nil : "It was disposed, and the observer is still kept."
      }
    }
  }
}
