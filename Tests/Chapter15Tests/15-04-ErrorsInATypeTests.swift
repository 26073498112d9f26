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

@Suite struct `15.4 Errors in a type` {
  private let source = HandSource<Int>()
  private let log = Log()

  @Test func `an element instead of the error`() {
    let token = source.asInfallible(onErrorJustReturn: -1).subscribe(log.infallible())
    source.send(.next(1), .error(Storm()))

    #expect(
      log.values == ["next(1)", "next(-1)", "completed"],
      "What came before the error stays; then come one more element, and the end."
    )
    #expect(source.living == 0, "It is over: the source has to be disposed.")
    token.dispose()
  }

  @Test func `another sequence instead of the error`() {
    let other = PublishSubject<Int>()
    let fallback = other.asInfallible(onErrorJustReturn: 0)
    let token = source.asInfallible(onErrorFallbackTo: fallback).subscribe(log.infallible())
    #expect(!other.hasObservers, "Nothing has failed: nobody needs the other one yet.")
    source.send(.next(1), .error(Storm()))
    other.onNext(2)
    other.onNext(3)

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)"],
      "It has to continue with the other one."
    )
    token.dispose()
    #expect(!other.hasObservers, "`dispose()` has to reach the other one, too.")
  }

  @Test func `a sequence chosen by the error`() {
    let token =
      source.asInfallible(onErrorRecover: { error in
        log.record("asked about \(error)")
        return .of(7, 8)
      })
      .subscribe(log.infallible())
    source.send(.next(1), .error(Storm()))

    #expect(
      log.values == ["next(1)", "asked about storm", "next(7)", "next(8)", "completed"],
      "The closure is called with the error, once, and chooses."
    )
    token.dispose()
  }

  @Test func `without an error nothing changes`() {
    let token = source.asInfallible(onErrorJustReturn: -1).subscribe(log.infallible())
    source.send(.next(1), .completed)

    #expect(log.values == ["next(1)", "completed"], "There was no error, so nothing may change.")
    token.dispose()
  }

  @Test func `a trait can become infallible, too`() {
    _ = Single<Int>.error(Storm()).asInfallible(onErrorJustReturn: 0).subscribe(log.infallible())

    #expect(
      log.values == ["next(0)", "completed"],
      "A single can be converted like any other sequence."
    )
  }

  @Test func `the line shows the city that was chosen last`() {
    let cities = PublishRelay<String>()
    let answers = ["Oslo": PublishSubject<Int>(), "Rome": PublishSubject<Int>()]
    let token = line(cities, answers).subscribe(onNext: { log.record($0) })
    cities.accept("Oslo")
    cities.accept("Rome")
    #expect(answers["Oslo"]?.hasObservers == false, "Nobody waits for Oslo any more.")
    answers["Rome"]?.answer(21)

    #expect(log.values == ["Rome: 21°"], "There has to be one line, for one city.")
    token.dispose()
  }

  @Test func `a request that fails has its own text`() {
    let cities = PublishRelay<String>()
    let answers = ["Oslo": PublishSubject<Int>()]
    let token = line(cities, answers).subscribe(onNext: { log.record($0) })
    cities.accept("Oslo")
    answers["Oslo"]?.onError(Storm())

    #expect(
      log.values == ["Oslo: no data"],
      "The request has failed. The line has to say so, and for which city; it knows no degrees."
    )
    token.dispose()
  }

  @Test func `after an error the next city is asked about`() {
    let cities = PublishRelay<String>()
    let answers = ["Oslo": PublishSubject<Int>(), "Rome": PublishSubject<Int>()]
    let token = line(cities, answers)
      .subscribe(onNext: { log.record($0) }, onCompleted: { log.record("completed") })
    cities.accept("Oslo")
    answers["Oslo"]?.onError(Storm())
    cities.accept("Rome")
    answers["Rome"]?.answer(21)

    #expect(
      log.values == ["Oslo: no data", "Rome: 21°"],
      """
      One failed request must not be the end of the search box. Where you catch the error decides \
      what ends: everything above that point.
      """
    )
    token.dispose()
  }

  @Test func `each choice is one request, even of the same city`() {
    let (cities, asked) = (PublishRelay<String>(), Log())
    let texts = TemperatureLine.texts(for: cities.asInfallible()) { city in
      .deferred {
        asked.record(city)
        return .error(Storm())
      }
    }
    let token = texts.subscribe(onNext: { log.record($0) })
    cities.accept("Oslo")
    cities.accept("Oslo")

    #expect(
      asked.values == ["Oslo", "Oslo"],
      """
      Oslo was chosen twice, the second time to try again, and each request failed. \
      Requests: \(asked.values).
      """
    )
    #expect(log.values == ["Oslo: no data", "Oslo: no data"], "Two requests have failed.")
    token.dispose()
  }

  @Test func `what fails inside is replaced, and the rules are kept`() {
    expectKeepsTheRulesOfElements { $0.asInfallible(onErrorJustReturn: -1).asObservable() }
  }

  #if DEBUG
  @Test func `an infallible that fails stops a debug build`() async {
    await #expect(processExitsWith: .failure, "It has promised that it can't fail.") {
      _ = Infallible<Int>(.error(Storm())).subscribe()
    }
  }
  #endif

  private func line(
    _ cities: PublishRelay<String>,
    _ answers: [String: PublishSubject<Int>]
  ) -> Infallible<String> {
    TemperatureLine.texts(for: cities.asInfallible()) { city in
      Single(raw: answers[city] ?? .init())
    }
  }
}

extension PublishSubject<Int> {
  /// Answers once, like a server.
  fileprivate func answer(_ degrees: Int) {
    onNext(degrees)
    onCompleted()
  }
}

/// Expects what holds for every sequence that can't fail.
private func expectKeepsTheRulesOfElements(_ operated: (Observable<Int>) -> Observable<Int>) {
  let (source, log) = (HandSource<Int>(), Log())
  let token = operated(source).subscribe(log.observer())
  source.send(.next(1))
  token.dispose()
  source.send(.next(2), .error(Storm()))
  #expect(
    log.values == ["next(1)"],
    "Nothing may arrive after `dispose()`, not even a replacement."
  )
  #expect(source.living == 0, "`dispose()` has to reach the source.")
}
