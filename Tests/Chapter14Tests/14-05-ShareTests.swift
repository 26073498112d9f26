import ContractTesting
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

@Suite struct `14.5 share` {
  private let source = HandSource<Int>()
  private let log = Log()

  @Test func `the picture of the lesson`() {
    expectMarbles(
      ofLesson: "14-Sharing",
      exercise: "14.5",
      operators: [
        "merge(shared, shared.map { $0 + 5 })": { sources in
          let shared = sources.a.share()
          return Observable.merge(shared, shared.map { $0 + 5 })
        }
      ]
    )
  }

  @Test func `two who listen are one request`() {
    let shared = source.share()
    #expect(source.subscriptions.isEmpty, "Nobody listens yet.")
    _ = shared.subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))
    source.send(.next(1))

    #expect(
      source.subscriptions.count == 1,
      "Two who listen at the same time are one request: not two, and not none."
    )
    #expect(log.values == ["first next(1)", "second next(1)"], "Both hear the answer.")
  }

  @Test func `the first hears what the source sends at once`() {
    _ = request(.next(1), .next(2), .completed, in: log).share().subscribe(log.listener("first"))

    #expect(
      log.values.filter { $0.hasPrefix("first") }
        == ["first next(1)", "first next(2)", "first completed"],
      "First listen, then open the connection."
    )
  }

  @Test func `the end is told first, and then the source is let go of`() {
    _ = noted(source, in: log).share().subscribe(log.listener("first"))
    source.send(.next(1), .completed)

    #expect(
      log.values == ["source subscribed", "first next(1)", "first completed", "source let go"],
      """
      All operators tell the end first, and then let go of what is above them, and `share()` ends \
      as `map` does. Two gaps see to it: the connectable sequence is made with `atTheEnd: .tell`, \
      since that of `publish()` calls `releaseAndTell`; and `tellAndRelease` has the order.
      """
    )
  }

  @Test func `the source is let go of at the end, also if it does not see to it itself`() {
    _ = source.share().subscribe(log.listener("first"))
    source.send(.error(Storm()))

    #expect(log.values == ["first error(storm)"], "The error is told.")
    #expect(
      source.living == 0,
      "The sequence has ended, and its subscription to the source has not."
    )
  }

  @Test func `the last who leaves ends it`() {
    let shared = source.share()
    let first = shared.subscribe(log.listener("first"))
    let second = shared.subscribe(log.listener("second"))
    first.dispose()
    source.send(.next(1))
    #expect(source.living == 1, "The second still listens.")
    #expect(log.values == ["second next(1)"], "The first has left, and hears no more.")
    second.dispose()
    #expect(source.living == 0, "Nobody listens any more, and the source works on for nobody.")
  }

  @Test func `who comes after the end asks again`() {
    let shared = request(.next(1), .completed, in: log).share()
    _ = shared.subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))

    #expect(
      log.values == [
        "request subscribed", "first next(1)", "first completed", "request let go",
        "request subscribed", "second next(1)", "second completed", "request let go",
      ],
      """
      `share()` shares among those who listen at the same time. The first was done before the second \
      came, so there was nothing to share.
      """
    )
  }

  @Test func `who asks again on hearing the end begins a new connection`() {
    let shared = source.share()
    let first = shared.retry(2).subscribe(log.listener("first"))
    let second = shared.retry(2).subscribe(log.listener("second"))
    source.send(.error(Storm()))
    #expect(
      source.subscriptions.count == 2,
      "Both tried again while they were told the error: one new connection, not none and not two."
    )
    #expect(source.living == 1, "The old connection has let go of the source, the new one has not.")
    source.send(.next(1))
    #expect(
      log.values == ["first next(1)", "second next(1)"],
      """
      Both tried again, and both have to hear what the second attempt brings. Who is given the old \
      connection, which is about to be closed, hears the old error once more.
      """
    )
    first.dispose()
    second.dispose()
    #expect(source.living == 0, "Nobody listens any more.")
  }

  @Test func `who leaves an old connection does not disturb the new one`() {
    let shared = source.share()
    let first = shared.subscribe(log.listener("first"))
    source.send(.completed)
    source.forgetObservers()
    _ = shared.subscribe(log.listener("second"))
    first.dispose()
    source.send(.next(1))

    #expect(source.living == 1, "The first belongs to the connection that has ended.")
    #expect(log.values == ["first completed", "second next(1)"], "The second hears the new one.")
  }

  @Test func `an observer may leave while it is told something`() {
    let shared = source.share()
    _ = shared.take(1).subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["first next(1)", "first completed", "second next(1)", "second next(2)"],
      "The first has enough after one element; the second wants to hear them all."
    )
    #expect(source.living == 1, "The second still listens.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.share() }
  }
}
