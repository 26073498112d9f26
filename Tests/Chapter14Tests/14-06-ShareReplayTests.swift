import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining
import Solution10Errors
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution14Sharing
#else
@testable import Chapter14Sharing
#endif

@Suite struct `14.6 share(replay:)` {
  private let source = HandSource<Int>()
  private let log = Log()

  @Test func `the picture of the lesson`() {
    expectMarbles(
      ofLesson: "14-Sharing",
      exercise: "14.6",
      operators: [
        "the second, of share()": { hearing(.second, of: $0.a.share(), door: $0.door) },
        "the second, of share(replay: 1)": {
          hearing(.second, of: $0.a.share(replay: 1), door: $0.door)
        },
        "the second, of share(replay: 2)": {
          hearing(.second, of: $0.a.share(replay: 2), door: $0.door)
        },
      ]
    )
  }

  @Test(arguments: 1...3) func `a late listener hears the last elements first`(_ count: Int) {
    let shared = source.share(replay: count)
    _ = shared.subscribe { _ in }
    source.send(.next(1), .next(2), .next(3), .next(4))
    _ = shared.subscribe(log.listener("late"))

    #expect(
      log.values == (5 - count...4).map { "late next(\($0))" },
      "`share(replay: \(count))` keeps the last \(count), and replays them inside `subscribe`."
    )
    #expect(
      source.subscriptions.count == 1,
      "The replay comes from memory: there must be no second request."
    )
  }

  @Test(arguments: 1...2) func `at the end everything is forgotten`(_ count: Int) {
    let shared = source.share(replay: count)
    _ = shared.subscribe { _ in }
    source.send(.next(1), .completed)
    source.forgetObservers()
    let late = shared.subscribe(log.listener("late"))

    #expect(
      log.values.isEmpty,
      "The connection is over. An element of it would be old news, sent as if it were new."
    )
    #expect(
      source.subscriptions.count == 2,
      "A listener that comes after the end sends a new request."
    )
    late.dispose()
  }

  @Test(arguments: 1...2) func `when all have left, everything is forgotten`(_ count: Int) {
    let shared = source.share(replay: count)
    let first = shared.subscribe { _ in }
    source.send(.next(1))
    first.dispose()
    #expect(source.living == 0, "Nobody listens any more.")
    _ = shared.subscribe(log.listener("late"))

    #expect(log.values.isEmpty, "Elements are kept as long as somebody listens, and no longer.")
  }

  @Test func `with one element the end is sent first, as with share`() {
    _ = noted(source, in: log).share(replay: 1).subscribe(log.listener("first"))
    source.send(.completed)

    #expect(
      log.values == ["source subscribed", "first completed", "source disposed"],
      "`share(replay: 1)` ends as `share()` does: it sends the end, and then disposes the source."
    )
  }

  @Test func `with more, the source is disposed first, as with refCount`() {
    _ = noted(source, in: log).share(replay: 2).subscribe(log.listener("first"))
    source.send(.completed)

    #expect(
      log.values == ["source subscribed", "source disposed", "first completed"],
      "`share(replay: 2)` is `replay(2).refCount()`, and ends as that does, as in RxSwift."
    )
  }

  @Test func `a shared sequence combined with itself has a value at once`() {
    let shared = source.share(replay: 1)
    _ = shared.subscribe { _ in }
    source.send(.next(1))
    _ = Observable.combineLatest(shared, shared) { (left: Int, right: Int) in left * 10 + right }
      .subscribe(log.listener("both"))

    #expect(log.values == ["both next(11)"], "Each of the two receives the newest element.")
  }

  @Test func `after the last listener nothing keeps the elements alive`() {
    let lifetimes = Lifetimes()
    let source = HandSource<Lifetimes.Probe>()
    let shared = source.share(replay: 1)
    let first = shared.subscribe { _ in }
    source.send(.next(lifetimes.probe()))
    first.dispose()
    source.forgetObservers()

    #expect(
      lifetimes.alive == 0,
      "Nobody listens, but something still keeps the newest element alive."
    )
  }

  @Test func `the last listener leaves while a new one comes`() {
    expectThatOneComesWhileTheLastLeaves(.shareReplay)
  }

  @Test func `the end comes while a new listener comes`() {
    expectThatOneComesWhileTheSourceEnds(.shareReplay)
  }

  @Test func `the end comes while the last listener leaves and another one comes`() {
    expectThatTheEndLeavesTheNextConnectionAlone(.shareReplay)
  }

  @Test func `who begins anew at the end does not take it from the others`() {
    let shared = source.share(replay: 1)
    _ = shared.retry(2).subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))
    source.send(.error(Storm()), .next(1))

    #expect(
      log.values == ["second error(storm)", "first next(1)"],
      """
      When the source failed, the first listener subscribed again at once. The second has to hear the \
      error all the same, and the first what comes after it. Heard: \(log.values).
      """
    )
  }

  @Test func `a listener that comes while an element is sent hears it once`() {
    inEveryInterleaving(
      """
      What is replayed and what comes from then on have to fit together without a gap and without \
      an overlap.
      """
    ) { race in
      let source = SafeSource()
      let shared = source.share(replay: 1)
      let heard = Log()
      _ = shared.subscribe(AnyObserver { _ in })
      source.send(.next(1))
      race.thread("the source") { source.send(.next(2)) }
      race.thread("the newcomer") { _ = shared.subscribe(heard.observer()) }
      race.atEnd {
        heard.values == ["next(1)", "next(2)"] || heard.values == ["next(2)"]
          ? nil
          : """
          The newest was 1, and a listener came while the source sent 2. It heard \(heard.values), \
          and should have heard 1 and 2, or 2 alone.
          """
      }
    }
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.share(replay: 1) }
    expectKeepsTheRules(atTheEnd: .freedFirst) { $0.share(replay: 2) }
  }
}
