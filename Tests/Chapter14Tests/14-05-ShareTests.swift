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

  @Test func `two listeners make one request`() {
    let shared = source.share()
    #expect(source.subscriptions.isEmpty, "Nobody listens yet.")
    _ = shared.subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))
    source.send(.next(1))

    #expect(
      source.subscriptions.count == 1,
      "Two that listen at the same time make one request, not two and not none."
    )
    #expect(log.values == ["first next(1)", "second next(1)"], "Both hear the answer.")
  }

  @Test func `the first listener hears what the source sends at once`() {
    _ = request(.next(1), .next(2), .completed, in: log).share().subscribe(log.listener("first"))

    #expect(
      log.values.filter { $0.hasPrefix("first") }
        == ["first next(1)", "first next(2)", "first completed"],
      "First listen, then open the connection."
    )
  }

  @Test func `the end is sent first, and then the source is disposed`() {
    _ = noted(source, in: log).share().subscribe(log.listener("first"))
    source.send(.next(1), .completed)

    #expect(
      log.values == ["source subscribed", "first next(1)", "first completed", "source disposed"],
      """
      Other operators send the end first, and then dispose their source, and `share()` has to end as \
      they do. `publish()` does it the other way around.
      """
    )
  }

  @Test func `a listener that leaves while it hears the end does not dispose the source early`() {
    let source = HandSource<Int>()
    let shared = source.share()
    var token: Disposable?
    var living: Int?
    token = shared.subscribe(
      AnyObserver { event in
        guard event.isStopEvent else { return }
        token?.dispose()
        living = source.living
      }
    )
    source.send(.completed)

    #expect(
      living == 1,
      """
      The only listener disposed its token while it was hearing the end. The source is disposed when \
      all have heard it, and this one has not returned yet: the connection was closed before, so that \
      leaving it ends nothing.
      """
    )
    #expect(source.living == 0, "The end was heard, and the source is still subscribed to.")
  }

  @Test func `the source is disposed at the end, even if it does not do that itself`() {
    _ = source.share().subscribe(log.listener("first"))
    source.send(.error(Storm()))

    #expect(log.values == ["first error(storm)"], "The error reaches the listener.")
    #expect(
      source.living == 0,
      "The sequence has ended, but its subscription to the source was not disposed."
    )
  }

  @Test func `the last listener to leave ends it`() {
    let shared = source.share()
    let first = shared.subscribe(log.listener("first"))
    let second = shared.subscribe(log.listener("second"))
    first.dispose()
    source.send(.next(1))
    #expect(source.living == 1, "The second still listens.")
    #expect(log.values == ["second next(1)"], "The first has left, and hears no more.")
    second.dispose()
    #expect(source.living == 0, "Nobody listens any more, but the source is still subscribed to.")
  }

  @Test func `a listener that comes after the end sends a new request`() {
    let shared = request(.next(1), .completed, in: log).share()
    _ = shared.subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))

    #expect(
      log.values == [
        "request subscribed", "first next(1)", "first completed", "request disposed",
        "request subscribed", "second next(1)", "second completed", "request disposed",
      ],
      """
      `share()` shares among those who listen at the same time. The first was done before the second \
      came, so there was nothing to share.
      """
    )
  }

  @Test func `trying again during the end begins a new connection`() {
    let shared = source.share()
    let first = shared.retry(2).subscribe(log.listener("first"))
    let second = shared.retry(2).subscribe(log.listener("second"))
    source.send(.error(Storm()))
    #expect(
      source.subscriptions.count == 2,
      "Both tried again when they received the error: that is one new connection, not none and not two."
    )
    #expect(
      source.living == 1,
      "The old connection has to dispose the source, and the new one goes on."
    )
    source.send(.next(1))
    #expect(
      log.values == ["first next(1)", "second next(1)"],
      """
      Both tried again, and both have to hear what the second attempt sends. A listener that gets the \
      old connection, which is about to be closed, hears the old error once more.
      """
    )
    first.dispose()
    second.dispose()
    #expect(source.living == 0, "Nobody listens any more.")
  }

  @Test func `leaving an old connection does not disturb the new one`() {
    let shared = source.share()
    let first = shared.subscribe(log.listener("first"))
    source.send(.completed)
    source.forgetObservers()
    _ = shared.subscribe(log.listener("second"))
    first.dispose()
    source.send(.next(1))

    #expect(
      source.living == 1,
      "The first belongs to the old connection: its leaving must not end the new one."
    )
    #expect(
      log.values == ["first completed", "second next(1)"],
      "The second hears the new connection."
    )
  }

  @Test func `an observer may leave while it receives an element`() {
    let shared = source.share()
    _ = shared.take(1).subscribe(log.listener("first"))
    _ = shared.subscribe(log.listener("second"))
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["first next(1)", "first completed", "second next(1)", "second next(2)"],
      "The first wants one element; the second wants to hear them all."
    )
    #expect(source.living == 1, "The second still listens.")
  }

  @Test func `two that leave at once end it once`() {
    expectThatTwoLeaveAtOnce(.share)
  }

  @Test func `the last listener leaves while a new one comes`() {
    expectThatOneComesWhileTheLastLeaves(.share)
  }

  @Test func `the end comes while a new listener comes`() {
    expectThatOneComesWhileTheSourceEnds(.share)
  }

  @Test func `the end comes while the last listener leaves and another one comes`() {
    expectThatTheEndLeavesTheNextConnectionAlone(.share)
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.share() }
  }
}
