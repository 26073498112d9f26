import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution10Errors
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution14Sharing
#else
@testable import Chapter14Sharing
#endif

@Suite struct `14.7 The forever scope` {
  private let source = HandSource<Int>()
  private let log = Log()

  @Test func `the picture of the lesson`() {
    expectMarbles(
      ofLesson: "14-Sharing",
      exercise: "14.7",
      operators: [
        "the second, .whileConnected": {
          hearing(.second, of: $0.a.share(replay: 1, scope: .whileConnected), door: $0.door)
        },
        "the second, .forever": {
          hearing(.second, of: $0.a.share(replay: 1, scope: .forever), door: $0.door)
        },
      ]
    )
  }

  @Test func `those who listen at the same time share one connection`() {
    let shared = source.share(replay: 1, scope: .forever)
    let first = shared.subscribe(log.listener("first"))
    source.send(.next(1))
    let second = shared.subscribe(log.listener("second"))
    #expect(log.values == ["first next(1)", "second next(1)"], "The second receives the newest.")
    #expect(source.subscriptions.count == 1, "It is still `share`: one request.")
    first.dispose()
    second.dispose()
    #expect(
      source.living == 0,
      "The subject stays, but the connection ends with its last listener."
    )
  }

  @Test func `a listener that comes after the end hears the replay and the end`() {
    let shared = source.share(replay: 2, scope: .forever)
    _ = shared.subscribe { _ in }
    source.send(.next(1), .next(2), .next(3), .completed)
    _ = shared.subscribe(log.listener("late"))

    #expect(
      log.values == ["late next(2)", "late next(3)", "late completed"],
      "The subject has ended, but still remembers."
    )
    #expect(
      source.subscriptions.count == 1,
      """
      There was an answer, and there must be no second request. One subject for all sends its end \
      inside `subscribe`, and that has to end the connection before it is opened. The sink of \
      `refCount()` makes sure of it. `Shared` has no sink, and opens the connection for nobody.
      """
    )
  }

  @Test func `a listener that comes after an error hears the replay and the error`() {
    let shared = source.share(replay: 1, scope: .forever)
    _ = shared.subscribe { _ in }
    source.send(.next(1), .error(Storm()))
    _ = shared.subscribe(log.listener("late"))

    #expect(log.values == ["late next(1)", "late error(storm)"], "What has failed stays failed.")
    #expect(source.subscriptions.count == 1, "A late listener must not send a new request.")
  }

  @Test func `trying again does not help`() {
    let shared = request(.next(1), .error(Storm()), in: log).share(replay: 1, scope: .forever)
    _ = shared.retry(3).subscribe(log.listener("first"))

    #expect(
      log.values == ["request subscribed", "first next(1)", "request disposed"]
        + ["first next(1)", "first next(1)", "first error(storm)"],
      "Each attempt hears the same old element and the same old error. The request is sent once."
    )
  }

  @Test func `when all have left, elements are kept, and there is a new request`() {
    let shared = source.share(replay: 1, scope: .forever)
    let first = shared.subscribe { _ in }
    source.send(.next(1))
    first.dispose()
    source.forgetObservers()
    _ = shared.subscribe(log.listener("late"))
    #expect(
      log.values == ["late next(1)"],
      "The subject has not ended, and still keeps 1: a stale element comes before any fresh one."
    )
    #expect(source.living == 1, "The old connection is over, so a new one has to be opened.")
    source.send(.next(2))
    #expect(
      log.values == ["late next(1)", "late next(2)"],
      "What the new connection sends comes after that."
    )
  }

  @Test(arguments: [Event<Int>.next(9), .completed])
  func `what the source sends while it is disposed is not remembered`(_ last: Event<Int>) {
    let shared = source.share(replay: 1, scope: .forever)
    let first = shared.subscribe { _ in }
    source.send(.next(1))
    source.whenDisposed = { [source] in source.send(last) }
    first.dispose()
    source.whenDisposed = {}
    source.forgetObservers()
    _ = shared.subscribe(log.listener("late"))
    source.send(.next(2))

    #expect(
      log.values == ["late next(1)", "late next(2)"],
      """
      The last listener had left, so the connection was over, and while the source was being disposed it \
      sent \(last). That came too late. Then another listener came, and the source sent 2. It heard \
      \(log.values).
      """
    )
  }

  @Test func `without a replay it keeps only the end`() {
    let shared = source.share(scope: .forever)
    let first = shared.subscribe { _ in }
    source.send(.next(1))
    first.dispose()
    source.forgetObservers()
    _ = shared.subscribe(log.listener("second"))
    #expect(log.values.isEmpty, "`replay: 0` replays nothing.")
    source.send(.completed)
    source.forgetObservers()
    _ = shared.subscribe(log.listener("late"))
    #expect(
      log.values == ["second completed", "late completed"],
      "The end stays: a late listener hears it at once."
    )
    #expect(source.subscriptions.count == 2, "After the end there must be no new request.")
  }

  @Test func `the source is disposed before the end is sent`() {
    let shared = noted(source, in: log).share(replay: 1, scope: .forever)
    _ = shared.subscribe(log.listener("first"))
    source.send(.next(1), .completed)

    #expect(
      log.values == ["source subscribed", "first next(1)", "source disposed", "first completed"],
      """
      It ends as `refCount()` does: by the time the listeners hear the end, the connection is over and \
      the source is disposed.
      """
    )
  }

  @Test func `two shares of one source have a subject each`() {
    let one = source.share(replay: 1, scope: .forever)
    let other = source.share(replay: 1, scope: .forever)
    _ = one.subscribe { _ in }
    source.send(.next(1))
    _ = other.subscribe(log.listener("other"))

    #expect(
      log.values.isEmpty,
      "The subject belongs to one shared sequence. Another has nothing to replay."
    )
  }

  @Test func `it keeps the rules that every operator keeps`() {
    // After an end, everybody else hears that end, too.
    for replay in [0, 1] {
      expectKeepsTheRules(atTheEnd: .freedFirst, areIndependent: false) {
        $0.share(replay: replay, scope: .forever)
      }
    }
  }
}
