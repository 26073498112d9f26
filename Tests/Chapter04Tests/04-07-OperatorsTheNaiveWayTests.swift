import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution04Events
#else
@testable import Chapter04Events
#endif

@Suite struct `4.7 Operators the naive way` {
  @Test func `mapNaively transforms each element`() {
    let log = Recorder<String>()
    let station = Station<Int>(log)

    let token = station.events.mapNaively { "\($0) degrees" }.subscribe(writing(to: log))
    station.send(.next(20), .next(7), .completed)
    token.dispose()

    #expect(
      log.values == ["next(20 degrees)", "next(7 degrees)", "completed", "freed"],
      "Each element is transformed, and the end passes unchanged and frees the source."
    )
  }

  @Test func `filterNaively passes on what satisfies the condition`() {
    let log = Recorder<String>()
    let station = Station<Int>(log)

    let token = station.events.filterNaively { $0 > 10 }.subscribe(writing(to: log))
    station.send(.next(20), .next(7), .next(31), .completed)
    token.dispose()

    #expect(
      log.values == ["next(20)", "next(31)", "completed", "freed"],
      "7 does not satisfy the condition; the others pass, and so does the end."
    )
  }

  @Test(arguments: Stage.all)
  func `an error passes`(stage: Stage) {
    let log = Recorder<String>()
    let station = Station<Int>(log)

    let token = stage.of(station.events).subscribe(writing(to: log))
    station.send(.error(WeatherError.offline))
    token.dispose()

    #expect(
      log.values == ["error(offline)", "freed"],
      "The source has failed. A stage that keeps this to itself lets the spinner turn forever."
    )
  }

  @Test(arguments: Stage.all)
  func `a closure that throws ends the sequence`(stage: Stage) {
    let log = Recorder<String>()
    let station = Station<Int>(log)

    let token = stage.of(station.events).subscribe(writing(to: log))
    station.send(.next(1), .next(Stage.bad))
    log.record("failed")
    station.send(.next(2), .completed)
    token.dispose()

    #expect(
      log.values == ["next(1)", "error(noSuchCity)", "freed", "failed"],
      """
      The closure threw, so there is no element to pass on. The sequence fails with what was \
      thrown, its source is freed, and nothing comes after that.
      """
    )
  }

  @Test(arguments: Stage.all)
  func `the closure is called once for an element, also if it throws`(stage: Stage) {
    let calls = Recorder<Int>()
    let station = Station<Int>(Recorder())

    let token = stage.of(station.events, called: calls.record).subscribe(AnyObserver { _ in })
    station.send(.next(1), .next(Stage.bad))
    token.dispose()

    #expect(
      calls.values == [1, Stage.bad],
      """
      The source sent 1 and \(Stage.bad), and the closure was called with \(calls.values). It may \
      write a file or draw the next number: once for each element.
      """
    )
  }

  @Test(arguments: Stage.all)
  func `dispose goes through to the source`(stage: Stage) {
    let log = Recorder<String>()
    let station = Station<Int>(log)

    let token = stage.of(station.events).subscribe(writing(to: log))
    station.send(.next(1))
    token.dispose()
    log.record("left")
    station.send(.next(2), .completed)

    #expect(
      log.values == ["next(1)", "freed", "left"],
      """
      The subscriber has left, so the stage has to leave its source, which would otherwise go on for \
      nobody. Its subscription to the source is the only way to do that.
      """
    )
  }

  @Test(arguments: Stage.all)
  func `no lock is held while the closure runs`(stage: Stage) {
    let station = Station<Int>(Recorder())
    let answers = Recorder<Bool>()
    let numbers = stage.of(station.events) { number in
      if number == 1 { answers.record(anotherThreadCan { station.send(.next(2)) }) }
    }
    let token = numbers.subscribe(writing(to: Recorder()))
    station.send(.next(1))

    #expect(
      answers.values == [true],
      """
      While `\(stage.testDescription)` called its closure with 1, another thread sent 2, and had to wait: \
      a lock was held meanwhile.
      """
    )
    token.dispose()
  }

  @Test(arguments: Stage.all)
  func `nothing happens before subscribe, and all of it for each subscriber`(stage: Stage) {
    let log = Recorder<String>()
    let request = ClosureObservable<Int> { observer in
      log.record("request sent")
      observer.onNext(1)
      return Disposables.create()
    }

    let staged = stage.of(request)
    log.record("planned")
    _ = staged.subscribe(writing(to: log))
    _ = staged.subscribe(writing(to: log))

    #expect(
      log.values == ["planned", "request sent", "next(1)", "request sent", "next(1)"],
      "A stage on a cold source is cold: creating it runs nothing, and each subscriber runs it all."
    )
  }

  @Test(arguments: Stage.all)
  func `the closure is called once for each element`(stage: Stage) {
    let log = Recorder<String>()
    let station = Station<Int>(Recorder())

    let token = stage.of(station.events) { log.record("called with \($0)") }
      .subscribe(writing(to: log))
    station.send(.next(1), .next(2), .completed)
    token.dispose()

    #expect(
      log.values == ["called with 1", "next(1)", "called with 2", "next(2)", "completed"],
      "The closure is called once for each element, and the result is passed on before the next."
    )
  }

  @Test func `stages can be chained`() {
    let log = Recorder<String>()
    let station = Station<Int>(log)

    let warnings = station.events
      .filterNaively { $0 > 30 }
      .mapNaively { "heat: \($0)" }
    let token = warnings.subscribe(writing(to: log))
    station.send(.next(20), .next(34), .next(31), .completed)
    token.dispose()

    #expect(
      log.values == ["next(heat: 34)", "next(heat: 31)", "completed", "freed"],
      "A stage is an observable like any other, so it can be the source of the next stage."
    )
  }

  // MARK: The flaws

  @Test(arguments: Stage.all)
  func `a source that sends all at once is not stopped, and that is a flaw`(stage: Stage) {
    let log = Recorder<String>()
    let request = ClosureObservable<Int> { observer in
      for number in [1, Stage.bad, 2, 3] {
        log.record("sends \(number)")
        observer.onNext(number)
      }
      return Freed(log: log)
    }

    let token = stage.of(request).subscribe(writing(to: log))
    token.dispose()

    #expect(
      log.values == [
        "sends 1", "next(1)", "sends \(Stage.bad)", "error(noSuchCity)", "sends 2", "sends 3",
        "freed",
      ],
      """
      The stage has failed, but its source keeps working, for nobody: until the source returns, \
      there is no token to stop it with. No stage can fix that on its own. In chapter 5 a source \
      such as `of` begins once all tokens are in place, and checks before each element.
      """
    )
  }

  @Test(arguments: Stage.all)
  func `a token that is kept keeps the observer, and that is a flaw`(stage: Stage) {
    let lifetimes = Lifetimes()
    let ends = Counted()
    let station = Station<Int>(Recorder())
    var token: Disposable? = stage.of(station.events)
      .subscribe(
        onNext: { [probe = lifetimes.probe()] _ in probe.touch() },
        onCompleted: { ends.dispose() }
      )

    station.send(.next(1), .completed)
    station.forget()

    #expect(ends.times == 1, "The sequence has to end first.")
    #expect(
      lifetimes.alive == 1,
      """
      The sequence is over, but a token that somebody keeps, say in a bag, still keeps the observer \
      and everything it captured. Chapter 5 releases them at the end.
      """
    )
    token = nil
    #expect(token == nil && lifetimes.alive == 0, "The rest goes with the token.")
  }
}

/// One of the two naive operators, with a closure that passes numbers on unchanged.
struct Stage: CustomTestStringConvertible, Sendable {
  /// The element that makes the closure of a stage throw.
  static let bad = 13

  static let all = [Stage(isMap: true), Stage(isMap: false)]

  let isMap: Bool

  var testDescription: String {
    isMap ? "mapNaively" : "filterNaively"
  }

  func of(
    _ source: Observable<Int>,
    called: @escaping (Int) -> Void = { _ in }
  ) -> Observable<Int> {
    let check = { (number: Int) throws in
      called(number)
      guard number != Self.bad else { throw WeatherError.noSuchCity }
    }
    return isMap
      ? source.mapNaively { number in
        try check(number)
        return number
      }
      : source.filterNaively { number in
        try check(number)
        return true
      }
  }
}
