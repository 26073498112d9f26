import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution06OneSource
#else
@testable import Chapter06OneSource
#endif

@Suite struct `6.12 deferred` {
  @Test func `the sequence is made when somebody subscribes`() {
    let log = Log()
    var city = "Bern"
    let current = Observable.deferred { Observable.just(city) }

    city = "Oslo"
    _ = current.subscribe(log.observer())

    #expect(
      log.values == ["next(Oslo)", "completed"],
      "The city must be read when somebody subscribes, not when the sequence is created."
    )
  }

  @Test func `it is made inside subscribe, whatever else is under way`() {
    let log = Log()

    _ = Observable.of(1)
      .subscribe(onNext: { _ in
        _ = Observable<Int>
          .deferred {
            log.record("the factory")
            return .never()
          }
          .subscribe()
        log.record("subscribe has returned")
      })

    #expect(
      log.values == ["the factory", "subscribe has returned"],
      """
      Somebody subscribed while hearing an element of another sequence. The factory is called inside \
      `subscribe`. What happened: \(log.values).
      """
    )
  }

  @Test func `it is made anew for each subscriber, and not before`() {
    let made = Recorder<Int>()
    let log = Log()
    let numbers = Observable<Int>
      .deferred {
        made.record(made.values.count)
        return .just(made.values.count)
      }

    #expect(made.values.isEmpty, "Nobody has subscribed yet.")
    _ = numbers.subscribe(log.observer())
    _ = numbers.subscribe(log.observer())
    #expect(
      log.values == ["next(1)", "completed", "next(2)", "completed"],
      "Two subscribers, two sequences."
    )
  }

  @Test func `a factory that throws is an error`() {
    let log = Log()

    let token = Observable<Int>.deferred { throw Storm() }.subscribe(log.observer())

    #expect(
      log.values == ["error(storm)"],
      "There is no sequence to subscribe to. The subscriber has to hear why, and not wait for one."
    )
    token.dispose()
  }

  @Test func `nothing is kept of the subscription after a factory that throws`() {
    let lifetimes = Lifetimes()

    let token = Observable<Int>.deferred { throw Storm() }
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }

    #expect(
      lifetimes.alive == 0,
      "The error was the end, and yet whoever keeps the token keeps the observer, too."
    )
    token.dispose()
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { source in .deferred { source } }
  }

  @Test func `what a factory keeps is freed with the producer`() {
    let lifetimes = Lifetimes()
    var numbers: Observable<Int>? = .deferred { [probe = lifetimes.probe()] in
      probe.touch()
      return .never()
    }

    let token = numbers?.subscribe { _ in }
    numbers = nil
    #expect(
      lifetimes.alive == 0,
      "The factory has done its work for this subscription; the sink need not keep it."
    )
    token?.dispose()
  }
}
