import ContractTesting
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

@Suite struct `11.8 just, of and from on a scheduler` {
  private let log = Log()
  private let scheduler = HandScheduler()

  @Test func `each element has a turn, and so does the end`() {
    let token = Observable.of(1, 2, scheduler: scheduler).subscribe(log.observer())
    #expect(log.values.isEmpty, "Nothing is sent inside `subscribe`: the scheduler decides.")
    scheduler.runOne()
    #expect(log.values == ["next(1)"], "One turn, one element.")
    scheduler.runOne()
    #expect(log.values == ["next(1)", "next(2)"], "One turn, one element.")
    scheduler.runOne()

    #expect(log.values == ["next(1)", "next(2)", "completed"], "The end has a turn of its own.")
    #expect(scheduler.waiting == 0, "No turn is needed after the end.")
    token.dispose()
  }

  @Test func `just, from, and an optional`() {
    let absent: Int? = nil
    _ = Observable.just(1, scheduler: scheduler).subscribe(log.observer())
    scheduler.runAll()
    _ = Observable.from([2, 3], scheduler: scheduler).subscribe(log.observer())
    scheduler.runAll()
    _ = Observable.from(4...4, scheduler: scheduler).subscribe(log.observer())
    scheduler.runAll()
    _ = Observable.from(optional: 5, scheduler: scheduler).subscribe(log.observer())
    scheduler.runAll()
    _ = Observable.from(optional: absent, scheduler: scheduler).subscribe(log.observer())
    scheduler.runAll()

    #expect(
      log.values == [
        "next(1)", "completed", "next(2)", "next(3)", "completed", "next(4)", "completed",
        "next(5)", "completed", "completed",
      ],
      "Each of them sends its elements, and then its end."
    )
  }

  @Test func `each subscription begins with the first element`() {
    let numbers = Observable.from(1...2, scheduler: scheduler)
    for _ in 0..<2 {
      _ = numbers.subscribe(log.observer())
      scheduler.runAll()
    }
    #expect(
      log.values == ["next(1)", "next(2)", "completed", "next(1)", "next(2)", "completed"],
      "Two subscriptions are two runs: the second gets all elements, too."
    )
  }

  @Test func `two of them take turns`() {
    _ = Observable.of(1, 2, scheduler: scheduler).subscribe(log.observer())
    _ = Observable.of(10, 20, scheduler: scheduler).subscribe(log.observer())
    scheduler.runAll()

    #expect(
      log.values == ["next(1)", "next(10)", "next(2)", "next(20)", "completed", "completed"],
      "A sequence that wants another turn gets in line behind the others."
    )
  }

  @Test func `disposing prevents the turns that are left`() {
    let token = Observable.of(1, 2, scheduler: scheduler).subscribe(log.observer())
    scheduler.runOne()
    token.dispose()
    #expect(scheduler.waiting == 0, "The next turn was pending, and is no longer needed.")
    scheduler.runAll()
    #expect(log.values == ["next(1)"], "Nothing comes after `dispose()`.")
  }

  @Test func `no more elements are made than are sent`() {
    let asked = Recorder<Int>()
    // Whoever wants all of it gets a thousand, and comes to an end.
    let endless = sequence(first: 1) { number in
      asked.record(number)
      return number < 1_000 ? number + 1 : nil
    }
    _ = Observable.from(endless, scheduler: scheduler).take(3).subscribe(log.observer())
    #expect(
      asked.values.isEmpty,
      "Nothing was sent yet, and more than one element was made: \(asked.values.count + 1) of them."
    )
    scheduler.runAll()

    #expect(log.values == ["next(1)", "next(2)", "next(3)", "completed"], "`take` wants three.")
    #expect(asked.values == [1, 2], "An endless sequence is asked only for what is needed.")
  }

  @Test func `on a scheduler that runs at once, an operator below can stop it`() throws {
    _ = Observable.of(0, scheduler: scheduler).subscribe { _ in }
    scheduler.runAll()
    try #require(
      scheduler.scheduled <= 2,
      """
      An element and the end take two turns, and \(scheduler.scheduled) were scheduled. On a \
      scheduler that runs at once, turns that nobody needs never end.
      """
    )
    _ = Observable.of(1, 2, 3, scheduler: ImmediateScheduler()).take(2).subscribe(log.observer())
    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "All is sent inside `subscribe`, before there is a token; `take` has to stop it all the same."
    )
  }

  @Test func `a scheduler may run the first turn inside schedule, and the others later`() {
    let scheduler = FirstTurnAtOnce()
    let token = Observable.of(1, 2, scheduler: scheduler).subscribe(log.observer())
    scheduler.later.runAll()

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      """
      This scheduler runs the first turn before `schedule` has returned its token, and keeps the others \
      for later, as `MainScheduler` does on main. Heard: \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `with CurrentThreadScheduler it works as without a scheduler`() {
    let current = CurrentThreadScheduler.instance
    _ = Observable.of(1, 2, scheduler: current)
      .subscribe { [log] event in
        log.record("outer \(event)")
        guard event.element == 1 else { return }
        _ = Observable.of(10, 20, scheduler: current)
          .subscribe { event in log.record("inner \(event)") }
      }
    #expect(
      log.values == [
        "outer next(1)", "inner next(10)", "outer next(2)", "inner next(20)", "outer completed",
        "inner completed",
      ],
      "They take turns on the trampoline, as `of` in chapter 5 does."
    )
  }

  @Test func `elements arrive where the scheduler is`() {
    let blue = QueueBench("blue")
    let token = Observable.of(1, 2, scheduler: blue.scheduler)
      .subscribe { [log] event in log.record("\(event) on \(Colour.current)") }
    #expect(blue.queue.settle(), "The queue did not finish.")
    #expect(
      log.values == ["next(1) on blue", "next(2) on blue", "completed on blue"],
      "Wherever one subscribes, the scheduler decides where the elements are sent."
    )
    token.dispose()
  }

  @Test func `turns that are over are not kept`() {
    let lifetimes = Lifetimes()
    let scheduler = HandScheduler(tokensOf: lifetimes)
    let token = Observable.from(0..<100, scheduler: scheduler).subscribe(log.observer())
    for _ in 0..<50 { scheduler.runOne() }

    #expect(
      lifetimes.alive <= 1,
      """
      After 50 turns \(lifetimes.alive) tokens are alive, each of which holds the next. One turn \
      is pending; an endless sequence would need endless memory.
      """
    )
    token.dispose()
  }

  @Test func `nothing is kept after the end`() {
    let lifetimes = Lifetimes()
    let token = Observable.of(1, scheduler: scheduler)
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    scheduler.runAll()
    #expect(lifetimes.alive == 0, "The sequence has ended, and its observer is still kept.")
    token.dispose()
  }
}

/// Runs its first work inside `schedule`, and all other when it is told to.
private final class FirstTurnAtOnce: ImmediateSchedulerType {
  let later = HandScheduler()
  private var isFirst = true

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    guard isFirst else { return later.schedule(state, action: action) }
    isFirst = false
    return action(state)
  }
}
