import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining
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

  @Test(arguments: 1...3) func `who comes late is told the last elements first`(_ count: Int) {
    let shared = source.share(replay: count)
    _ = shared.subscribe { _ in }
    source.send(.next(1), .next(2), .next(3), .next(4))
    _ = shared.subscribe(log.listener("late"))

    #expect(
      log.values == (5 - count...4).map { "late next(\($0))" },
      "`share(replay: \(count))` keeps the last \(count), and tells them inside `subscribe`."
    )
    #expect(source.subscriptions.count == 1, "From memory: the source is not asked again.")
  }

  @Test(arguments: 1...2) func `at the end all is forgotten`(_ count: Int) {
    let shared = source.share(replay: count)
    _ = shared.subscribe { _ in }
    source.send(.next(1), .completed)
    source.forgetObservers()
    let late = shared.subscribe(log.listener("late"))

    #expect(
      log.values.isEmpty,
      "The connection is over. An element of the last one would be old news, told as if it were new."
    )
    #expect(source.subscriptions.count == 2, "Who comes after the end asks the source anew.")
    late.dispose()
  }

  @Test(arguments: 1...2) func `when all have left, all is forgotten`(_ count: Int) {
    let shared = source.share(replay: count)
    let first = shared.subscribe { _ in }
    source.send(.next(1))
    first.dispose()
    #expect(source.living == 0, "Nobody listens any more.")
    _ = shared.subscribe(log.listener("late"))

    #expect(log.values.isEmpty, "The memory lasts as long as somebody is connected, and no longer.")
  }

  @Test func `with one element the end is told first, as by share`() {
    _ = noted(source, in: log).share(replay: 1).subscribe(log.listener("first"))
    source.send(.completed)

    #expect(
      log.values == ["source subscribed", "first completed", "source let go"],
      "`share(replay: 1)` is made as `share()` is: tell the end, then let go of the source."
    )
  }

  @Test func `with more, the source is let go of first, as by refCount`() {
    _ = noted(source, in: log).share(replay: 2).subscribe(log.listener("first"))
    source.send(.completed)

    #expect(
      log.values == ["source subscribed", "source let go", "first completed"],
      "`share(replay: 2)` is `replay(2).refCount()`, and ends as that does. So it is in RxSwift."
    )
  }

  @Test func `a label that is combined with itself has a value at once`() {
    let shared = source.share(replay: 1)
    _ = shared.subscribe { _ in }
    source.send(.next(1))
    _ = Observable.combineLatest(shared, shared) { (left: Int, right: Int) in left * 10 + right }
      .subscribe(log.listener("both"))

    #expect(log.values == ["both next(11)"], "Each of the two is told the newest element.")
  }

  @Test func `after the end nothing keeps the elements`() {
    let lifetimes = Lifetimes()
    let source = HandSource<Lifetimes.Probe>()
    let shared = source.share(replay: 1)
    let first = shared.subscribe { _ in }
    source.send(.next(lifetimes.probe()))
    first.dispose()
    source.forgetObservers()

    #expect(lifetimes.alive == 0, "Nobody listens, and something still keeps the newest element.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.share(replay: 1) }
    expectKeepsTheRules(atTheEnd: .freedFirst) { $0.share(replay: 2) }
  }
}
