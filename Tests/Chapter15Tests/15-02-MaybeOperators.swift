import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution15Traits
#else
@testable import Chapter15Traits
#endif

// Tests of code that is given.
extension `15.2 Maybe and Completable` {
  @Test func `operators of a maybe`() {
    let log = Log()
    let (four, none) = (Maybe.just(4), Maybe<Int>.empty())
    let tokens = [
      four.map { $0 + 1 }.subscribe(log.maybe()),
      none.map { $0 + 1 }.subscribe(log.maybe()),
      four.filter { $0 > 4 }.subscribe(log.maybe()),
      four.compactMap { _ in String?.none }.subscribe(log.maybe()),
      four.flatMap { Maybe.just($0 * 2) }.subscribe(log.maybe()),
      Maybe<Int>.error(Storm()).catchAndReturn(7).subscribe(log.maybe()),
      Maybe.zip(four, Maybe.just(1), resultSelector: +).subscribe(log.maybe()),
      Maybe.zip(four, none, resultSelector: +).subscribe(log.maybe()),
    ]

    #expect(
      log.values == [
        "success 5", "completed", "completed", "completed", "success 8", "success 7", "success 5",
        "completed",
      ],
      "A missing element stays missing, and no closure is called."
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `a missing element is replaced`() {
    let log = Log()
    let none = Maybe<Int>.empty()
    _ = none.ifEmpty(default: 1).subscribe(log.single())
    _ = none.ifEmpty(switchTo: Single.just(2)).subscribe(log.single())
    _ = none.ifEmpty(switchTo: Maybe.just(3)).subscribe(log.maybe())
    _ = Maybe.just(4).ifEmpty(default: 1).subscribe(log.single())

    #expect(
      log.values == ["success 1", "success 2", "success 3", "success 4"],
      "With a default there is always one element: the maybe has become a single."
    )
  }

  @Test func `completables one after the other`() {
    let (first, second, log) = (HandSource<Never>(), HandSource<Never>(), Log())
    let token = Completable(raw: first).concat(Completable(raw: second))
      .subscribe(log.completable())
    #expect(second.subscriptions.isEmpty, "The first has not ended.")
    first.send(.completed)
    #expect(first.living == 0, "The first has to be disposed before the second starts.")
    second.send(.completed)
    let endless = sequence(first: Completable.error(Storm())) { $0 }
    _ = Completable.concat(endless).subscribe(log.completable())
    _ = Completable.concat(.empty(), .empty(), .error(Storm())).subscribe(log.completable())

    #expect(
      log.values == ["completed", "error storm", "error storm"],
      "All have to complete. A sequence of them is read one at a time."
    )
    token.dispose()
  }

  @Test func `do of a completable and of a maybe`() {
    let log = Log()
    _ = Completable.empty()
      .do(
        onCompleted: { log.record("before") },
        afterCompleted: { log.record("after") },
        onDispose: { log.record("dispose") }
      )
      .subscribe(log.completable())
    _ = Maybe.just(4)
      .do(onNext: { log.record("next \($0)") }, onCompleted: { log.record("end") })
      .subscribe(log.maybe())

    #expect(
      log.values
        == ["before", "completed", "after", "dispose", "next 4", "success 4", "end"],
      "`do` only watches, and must change nothing."
    )
  }
}
