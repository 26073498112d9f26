import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution06OneSource
#else
@testable import Chapter06OneSource
#endif

@Suite struct `6.6 takeLast` {
  @Test func `it sends the last elements, when the source has completed`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.takeLast(2).subscribe(log.observer())
    source.send(.next(1), .next(2), .next(3))
    #expect(log.values.isEmpty, "Nobody knows which are the last before the end.")

    source.send(.completed)
    #expect(
      log.values == ["next(2)", "next(3)", "completed"],
      "The last two, in the order in which they came, and then the end."
    )
    token.dispose()
  }

  @Test func `a shorter source is sent whole`() {
    let log = Log()

    _ = Observable.of(1, 2).takeLast(3).subscribe(log.observer())
    _ = Observable<Int>.empty().takeLast(3).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "completed", "completed"],
      "Up to three: two, or none."
    )
  }

  @Test func `takeLast(0) waits for the end`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.takeLast(0).subscribe(log.observer())
    source.send(.next(1))
    #expect(log.values.isEmpty, "Unlike `take(0)`, it does not know yet that it is over.")
    #expect(source.living == 1, "It is subscribed, since the source may do something useful.")
    source.send(.completed)
    #expect(log.values == ["completed"], "None of the elements was wanted.")
    token.dispose()
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRulesAtTheEnd { $0.takeLast(2) }
    expectKeepsTheRulesAtTheEnd { $0.takeLast(0) }
  }

  @Test(arguments: [2, 0])
  func `it keeps no more elements than it may have to send`(_ count: Int) {
    let lifetimes = Lifetimes()
    let source = HandSource<Lifetimes.Probe>()

    let token = source.takeLast(count).subscribe { (_: Event<Lifetimes.Probe>) in }
    for _ in 1...100 { source.send(.next(lifetimes.probe())) }

    #expect(
      lifetimes.alive == count,
      """
      100 elements came, \(count) are wanted, and \(lifetimes.alive) are kept. A source that runs for a \
      week must not fill the memory.
      """
    )
    source.send(.completed)
    source.forgetObservers()
    #expect(lifetimes.alive == 0, "They have been sent: nothing has to keep them.")
    token.dispose()
  }

  @Test func `an observer that disposes hears no more of them`() {
    let log = Log()
    let source = HandSource<Int>()
    var token: Disposable?

    token = source.takeLast(3)
      .subscribe { event in
        log.record("\(event)")
        if event.element == 2 { token?.dispose() }
      }
    source.send(.next(1), .next(2), .next(3), .completed)

    #expect(log.values == ["next(1)", "next(2)"], "It disposed at 2, so 3 must not come.")
    expectHearsNothingMore(onceDisposedAfter: [.next(1), .completed]) { $0.takeLast(1) }
  }

  @Test func `each subscriber has a queue of its own`() {
    let log = Log()
    let tail = Observable.of(1, 2, 3).takeLast(1)

    _ = tail.subscribe(log.observer())
    _ = tail.subscribe(log.observer())

    #expect(
      log.values == ["next(3)", "completed", "next(3)", "completed"],
      "What is kept is state of the subscription."
    )
  }
}

extension `6.6 takeLast` {
  @Test func `it makes the lesson's picture come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.6",
      operators: ["takeLast(2)": { $0.takeLast(2) }]
    )
  }
}
