import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
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

  @Test func `a source that fails at once makes way for the other sequence`() {
    let other = HandSource<Int>()
    let failing = Observable.of(1, 2).concat(Observable<Int>.error(Storm()))
    for (source, before) in [(failing, ["next(1)", "next(2)"]), (.error(Storm()), [])] {
      let heard = Log()
      let token = source.asInfallible(onErrorFallbackTo: Infallible(other))
        .subscribe(heard.infallible())
      #expect(
        other.living == 1,
        """
        The source failed inside `subscribe`. The other sequence has to run now, and \(other.living) \
        subscriptions to it are left.
        """
      )
      other.send(.next(3))
      #expect(
        heard.values == before + ["next(3)"],
        "What the source sent before it failed stays, and then the other sequence is heard."
      )
      token.dispose()
      #expect(other.living == 0, "`dispose()` has to reach the other one, too.")
    }
  }

  @Test func `a failed source is disposed while the other sequence runs`() {
    let token = source.asInfallible(onErrorFallbackTo: .never()).subscribe(log.infallible())
    source.send(.error(Storm()))

    #expect(
      source.living == 0,
      """
      The source has failed, and the other sequence runs, perhaps for hours. The source is still \
      subscribed to, with all that it keeps.
      """
    )
    token.dispose()
  }

  @Test func `each subscriber fails for itself`() {
    let infallible = source.asInfallible(onErrorRecover: { error in
      .just(error is Storm ? 7 : 8)
    })
    let cases: [(events: [Event<Int>], expected: [String])] = [
      ([.error(Storm())], ["next(7)", "completed"]),
      ([.error(RxError.noElements)], ["next(8)", "completed"]),
      ([.next(1), .completed], ["next(1)", "completed"]),
      ([.error(Storm())], ["next(7)", "completed"]),
    ]
    var tokens: [Disposable] = []
    for (events, expected) in cases {
      let heard = Log()
      tokens.append(infallible.subscribe(heard.infallible()))
      for event in events { source.send(event) }
      #expect(
        heard.values == expected,
        """
        For this subscriber the source sent \(events), and something else for those before. What \
        replaces an error is chosen by that error. Heard: \(heard.values).
        """
      )
    }
    tokens.forEach { $0.dispose() }
  }

  @Test func `nothing is chosen for somebody who has left`() {
    let recovered = Log()
    let infallible = source.asInfallible(onErrorRecover: { error in
      recovered.record("asked about \(error)")
      return .deferred {
        recovered.record("subscribed")
        return .just(7)
      }
    })
    infallible.subscribe(log.infallible()).dispose()
    source.send(.error(Storm()))

    #expect(
      recovered.values.isEmpty && log.values.isEmpty,
      """
      The source failed when the subscriber had disposed. Nobody needs another sequence. What happened: \
      \(recovered.values + log.values).
      """
    )
  }

  @Test func `a source fails once`() {
    let other = HandSource<Int>()
    let token =
      source.asInfallible(onErrorRecover: { error in
        log.record("asked about \(error)")
        return Infallible(other)
      })
      .subscribe(log.infallible())
    source.send(.error(Storm()), .error(Storm()), .next(5), .completed)
    other.send(.next(1))

    #expect(
      log.values == ["asked about storm", "next(1)"],
      """
      The source failed, and went on sending: another error, 5, and the end. After its error only the \
      other sequence counts. What happened: \(log.values).
      """
    )
    token.dispose()
  }

  @Test(arguments: [[Event<Int>.next(1), .completed], [.error(Storm())]])
  func `a token that is still held keeps nothing`(events: [Event<Int>]) {
    let lifetimes = Lifetimes()
    let token =
      source
      .asInfallible(onErrorRecover: { [probe = lifetimes.probe("the closure")] _ in
        probe.touch()
        return .just(7)
      })
      .subscribe(onNext: { [probe = lifetimes.probe("the observer")] _ in probe.touch() })
    for event in events { source.send(event) }
    source.forgetObservers()

    #expect(
      lifetimes.names.isEmpty,
      """
      The source sent \(events), and it is over. These are still in memory: \
      \(lifetimes.names.joined(separator: ", ")). Only the token is held.
      """
    )
    token.dispose()
  }

  @Test func `without an error nothing changes`() {
    let token = source.asInfallible(onErrorJustReturn: -1).subscribe(log.infallible())
    source.send(.next(1), .completed)

    #expect(log.values == ["next(1)", "completed"], "There was no error, so nothing may change.")
    #expect(source.living == 0, "It is over: the source has to be disposed.")
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

  @Test func `an answer counts for its own request only`() {
    let (cities, asked) = (PublishRelay<String>(), Recorder<HandSource<Int>>())
    let texts = TemperatureLine.texts(for: cities.asInfallible()) { _ in
      let request = HandSource<Int>()
      asked.record(request)
      return Single(raw: request)
    }
    let token = texts.subscribe(onNext: { log.record($0) })
    for city in ["Oslo", "Oslo", "Rome", "Oslo"] { cities.accept(city) }
    let requests = asked.values
    guard requests.count == 4 else {
      Issue.record("Four cities were chosen, and \(requests.count) requests were sent.")
      return
    }
    #expect(
      requests.map(\.living) == [0, 0, 0, 1],
      "Only the newest choice counts, and nobody waits for the answers to the others."
    )
    requests[0].send(.next(1), .completed)
    requests[1].send(.error(Storm()))
    requests[2].send(.next(3), .completed)
    requests[3].send(.next(-4), .completed)

    #expect(
      log.values == ["Oslo: -4°"],
      """
      Oslo was chosen, then Oslo again, Rome, and Oslo once more; and then all four requests were \
      answered, although three had been disposed. Only the answer to the newest may show.
      """
    )
    token.dispose()
    #expect(requests.map(\.living) == [0, 0, 0, 0], "Nobody looks at the line any more.")
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

  @Test func `the cities are subscribed to once, whatever fails`() {
    let (cities, asked) = (BehaviorRelay(value: "Oslo"), Log())
    let texts = TemperatureLine.texts(for: cities.asInfallible()) { city in
      .deferred {
        asked.record(city)
        // Enough to show it; without this a wrong answer would ask forever.
        return asked.values.count < 3 ? .error(Storm()) : .never()
      }
    }
    let token = texts.subscribe(onNext: { log.record($0) })

    #expect(
      asked.values == ["Oslo"],
      """
      One city was chosen, and its request failed. Whoever subscribes to the cities anew after an \
      error is told the newest choice again, and asks again. Requests: \(asked.values).
      """
    )
    #expect(log.values == ["Oslo: no data"], "One request has failed: that is one line.")
    token.dispose()
  }

  @Test func `each line names the city that was asked about`() {
    // Each subscriber is sent both, inside `subscribe`.
    let cities = Infallible<String>
      .create { send in
        for city in ["Oslo", "Paris"] { send(.next(city)) }
        return Disposables.create()
      }
    let texts = TemperatureLine.texts(for: cities) { city in .just(city.count) }
    let token = texts.subscribe(onNext: { log.record($0) })

    #expect(
      log.values == ["Oslo: 4°", "Paris: 5°"],
      """
      Oslo and Paris were chosen, and answered at once, with 4 and with 5 degrees. Shown: \(log.values).
      """
    )
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
