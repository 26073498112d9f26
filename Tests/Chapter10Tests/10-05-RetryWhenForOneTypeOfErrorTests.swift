import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution10Errors
#else
@testable import Chapter10Errors
#endif

@Suite struct `10.5 retry(when:) for one type of error` {
  private let attempts = Attempts()
  private let log = Log()

  @Test func `an error of that type is answered`() {
    let token = attempts.source
      .retry(when: { (errors: Observable<Storm>) in
        errors.do(onNext: { log.record("got \($0)") })
      })
      .subscribe(log.observer())

    attempts.send(.error(Storm()))
    attempts.send(.next(2))

    #expect(
      log.values == ["got storm", "next(2)"],
      "It was worth another attempt."
    )
    token.dispose()
  }

  @Test func `an error of another type is the end`() {
    let token = attempts.source
      .retry(when: { (errors: Observable<Storm>) in
        errors.do(
          onNext: { log.record("got \($0)") },
          onCompleted: { log.record("the errors have completed") }
        )
      })
      .subscribe(log.observer())

    attempts.send(.next(1), .error(Hail()))

    #expect(
      log.values == ["next(1)", "error(hail)"],
      "Hail does not reach the handler, so the observer has to hear of it. Heard: \(text(log))."
    )
    #expect(attempts.count == 1, "There was no answer, so there is no other attempt.")
    #expect(!attempts.isListenedTo, "It is over: the source has to be disposed.")
    token.dispose()
  }

  @Test func `an error of another type does not ask the notifier, even if that has ended`() {
    let token = attempts.source
      .retry(when: { (_: Observable<Storm>) in Observable<Int>.empty() })
      .subscribe(log.observer())

    attempts.send(.error(Hail()))

    #expect(
      log.values == ["error(hail)"],
      """
      The notifier has completed, which would be the end after a storm. Nobody asks it about hail, \
      which goes to the observer. Heard: \(text(log)).
      """
    )
    token.dispose()
  }

  @Test func `an error of another type inside subscribe does not reach the handler either`() {
    let source = HastySource<Int>([.error(Hail())], times: 3)
    let token =
      source.retry(when: { (errors: Observable<Storm>) in
        errors.do(
          onNext: { log.record("got \($0)") },
          onError: { log.record("the errors have failed: \($0)") },
          onCompleted: { log.record("the errors have completed") }
        )
      })
      .subscribe(log.observer())

    #expect(
      log.values == ["error(hail)"],
      """
      The source failed inside `subscribe`, with an error that is not for the handler. It goes to the \
      observer, and to nobody else. What happened: \(text(log)).
      """
    )
    token.dispose()
  }

  @Test func `the other type is the end even at a later attempt`() {
    let answers = PublishSubject<Int>()
    _ = attempts.source
      .retry(when: { (_: Observable<Storm>) in answers })
      .subscribe(log.observer())

    attempts.send(.error(Storm()))
    answers.onNext(0)
    attempts.send(.error(Hail()))

    #expect(log.values == ["error(hail)"], "The storm was answered, the hail was not.")
    #expect(!answers.hasObservers, "It is over: the notifier has to be disposed.")
  }

  @Test func `a handler of all errors gets each of them`() {
    let token = attempts.source
      .retry(when: { (errors: Observable<any Error>) in
        errors.do(onNext: { log.record("got \($0)") })
      })
      .subscribe(log.observer())

    attempts.send(.error(Storm()))
    attempts.send(.error(Hail()))
    attempts.send(.next(3))

    #expect(
      log.values == ["got storm", "got hail", "next(3)"],
      """
      Storm and hail are errors, and `any Error` is a type, too. What matters is whether an error can \
      be cast to the handler's type, not whether it is exactly that type.
      """
    )
    token.dispose()
  }

  @Test func `a handler of a class gets the errors of its subclasses`() {
    let token = attempts.source
      .retry(when: { (errors: Observable<Weather>) in
        errors.do(onNext: { log.record("got \($0)") })
      })
      .subscribe(log.observer())

    attempts.send(.error(Fog()))
    attempts.send(.next(2))

    #expect(
      log.values == ["got fog", "next(2)"],
      """
      `Fog` is a subclass of `Weather`, so this error is a `Weather`, and worth another attempt. Heard: \
      \(text(log)).
      """
    )
    token.dispose()
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { source in
      source.retry(when: { (errors: Observable<Hail>) in errors })
    }
  }

  @Test func `nothing is kept after an error of another type`() {
    let lifetimes = Lifetimes()
    let token = attempts.source
      .retry(when: { [probe = lifetimes.probe("handler")] (errors: Observable<Storm>) in
        errors.do(onNext: { [probe] _ in probe.touch() })
      })
      .subscribe { [probe = lifetimes.probe("observer")] _ in probe.touch() }

    attempts.send(.error(Hail()))

    #expect(lifetimes.alive == 0, "It is over, but something is kept: \(lifetimes.names).")
    token.dispose()
  }
}

private class Weather: Error, CustomStringConvertible, @unchecked Sendable {
  // Unchecked: it has nothing that changes.
  var description: String { "weather" }
}

private final class Fog: Weather, @unchecked Sendable {
  override var description: String { "fog" }
}
