import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution15Traits
#else
@testable import Chapter15Traits
#endif

@Suite struct `15.2 Maybe and Completable` {
  private let log = Log()

  @Test func `a maybe has three ways to come out`() {
    for answer in [MaybeEvent<Int>.success(4), .error(Storm()), .completed] {
      let maybe = Maybe<Int>
        .create { maybe in
          maybe(answer)
          return Disposables.create()
        }
      _ = maybe.subscribe(log.maybe())
    }

    #expect(
      log.values == ["success 4", "error storm", "completed"],
      "An element, an error, or neither, which is no error."
    )
  }

  @Test func `as an observable, a maybe with an element ends, too`() {
    let maybe = Maybe<Int>
      .create { maybe in
        maybe(.success(4))
        maybe(.completed)
        return Disposables.create { log.record("cleaned up") }
      }
    _ = maybe.asObservable().subscribe(log.observer())

    #expect(
      log.values == ["next(4)", "completed", "cleaned up"],
      "After the element there is nothing to wait for."
    )
  }

  @Test func `after a success there is no onCompleted`() {
    _ = Maybe.just(4)
      .subscribe(
        onSuccess: { log.record("success \($0)") },
        onCompleted: { log.record("completed") },
        onDisposed: { log.record("disposed") }
      )

    #expect(
      log.values == ["success 4", "disposed"],
      "`onCompleted` of a maybe means that there was no element."
    )
  }

  @Test func `andThen begins when the first part has ended well`() {
    let (first, second) = (HandSource<Never>(), PublishSubject<Int>())
    let token = Completable(raw: first).andThen(second.asObservable()).subscribe(log.observer())

    #expect(!second.hasObservers, "The page is not saved yet, and something reads it already.")
    first.send(.completed)
    second.onNext(1)
    second.onNext(2)
    second.onCompleted()

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "The first part has no elements, so the elements and the end are those of the second."
    )
    #expect(first.living == 0, "It is over: the first part is let go of.")
    token.dispose()
  }

  @Test func `an error of the first part is the error of all`() {
    let (first, second) = (HandSource<Never>(), HandSource<Int>())
    let token = Completable(raw: first).andThen(second).subscribe(log.observer())
    first.send(.error(Storm()), .completed)

    #expect(log.values == ["error(storm)"], "What was to come first has failed.")
    #expect(second.subscriptions.isEmpty, "The second part must not begin after an error.")
    #expect(first.living == 0, "It is over: the first part is let go of.")
    token.dispose()
  }

  @Test func `an error of the second part is an error, too`() {
    let (first, second) = (HandSource<Never>(), HandSource<Int>())
    let token = Completable(raw: first).andThen(second).subscribe(log.observer())
    first.send(.completed)
    second.send(.next(1), .error(Storm()))

    #expect(log.values == ["next(1)", "error(storm)"], "All of it comes through.")
    #expect(second.living == 0, "It is over.")
    token.dispose()
  }

  @Test func `dispose reaches the part that runs`() {
    let (first, second) = (HandSource<Never>(), HandSource<Int>())
    let early = Completable(raw: first).andThen(second).subscribe(log.observer())
    early.dispose()
    first.send(.completed)
    #expect(first.living == 0, "The first part was running.")
    #expect(second.subscriptions.isEmpty, "Nobody listens any more, so nothing is begun.")

    let late = Completable.empty().andThen(second.asObservable()).subscribe(log.observer())
    late.dispose()
    second.send(.next(1))
    #expect(second.living == 0, "The second part was running, and works for nobody.")
    #expect(log.values.isEmpty, "After `dispose()` nothing is told.")
  }

  @Test func `andThen keeps the promise of what comes then`() {
    let saved = Completable.empty()
    _ = saved.andThen(Single.just(4)).subscribe(log.single())
    _ = saved.andThen(Maybe<Int>.empty()).subscribe(log.maybe())
    _ = saved.andThen(Completable.error(Storm())).subscribe(log.completable())

    #expect(
      log.values == ["success 4", "completed", "error storm"],
      "A single, a maybe and a completable: `andThen` has a form for each."
    )
  }

  @Test func `zip begins all parts at once, and waits for all`() {
    let parts = [HandSource<Never>(), HandSource<Never>(), HandSource<Never>()]
    let token = Completable.zip(parts.map { Completable(raw: $0) }).subscribe(log.completable())

    #expect(
      parts.map(\.living) == [1, 1, 1],
      "Three uploads that do not need each other begin at the same time."
    )
    parts[1].send(.completed)
    parts[0].send(.completed)
    #expect(log.values.isEmpty, "One is still under way.")
    parts[2].send(.completed)

    #expect(log.values == ["completed"], "All three have ended well.")
    token.dispose()
  }

  @Test func `zip fails with the first that fails`() {
    let parts = [HandSource<Never>(), HandSource<Never>()]
    let token = Completable.zip(parts.map { Completable(raw: $0) }).subscribe(log.completable())
    parts[1].send(.error(Storm()))

    #expect(log.values == ["error storm"], "It can't end well any more: why wait?")
    #expect(parts.map(\.living) == [0, 0], "The other one works for nobody now.")
    token.dispose()
  }

  @Test func `zip of nothing has ended`() {
    _ = Completable.zip([]).subscribe(log.completable())

    #expect(log.values == ["completed"], "All of no uploads are done.")
  }

  @Test func `andThen keeps the rules that every operator keeps`() {
    expectKeepsTheRules { source in Completable.empty().andThen(source) }
  }
}
