import ContractTesting
import RxTesting
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

@Suite struct `10.4 retry(when:)` {
  private let attempts = Attempts()
  private let answers = PublishSubject<Int>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "10-Errors",
      exercise: "10.4",
      operators: [
        "a.retry(when: { _ in b })": { sources in sources.a.retry(when: { _ in sources.b }) }
      ]
    )
  }

  @Test func `an element of the notifier is another attempt`() {
    let token = attempts.source.retry(when: { _ in answers }).subscribe(log.observer())

    attempts.send(.next(1), .error(Storm()))
    #expect(
      attempts.count == 1,
      "The source has failed, and there is no answer yet."
    )
    #expect(!attempts.isListenedTo, "During the wait the source has to be disposed.")
    answers.onNext(0)
    #expect(attempts.count == 2, "The notifier has answered: try again, at once.")
    attempts.send(.next(2), .completed)

    #expect(log.values == ["next(1)", "next(2)", "completed"], "The error itself is not sent.")
    #expect(!answers.hasObservers, "It is over: the notifier has to be disposed.")
    token.dispose()
  }

  @Test func `the source is disposed during the wait`() {
    let source = HandSource<Int>()
    let token = source.retry(when: { _ in answers }).subscribe(log.observer())

    source.send(.error(Storm()))
    #expect(source.living == 0, "The pause may be long: free the line meanwhile.")
    source.send(.next(1))

    #expect(log.values.isEmpty, "A source that has failed is not heard any more.")
    token.dispose()
  }

  @Test func `the source is disposed before the handler gets the error`() {
    let (source, living) = (HandSource<Int>(), Recorder<Int>())
    let token =
      source
      .retry(when: { errors in
        errors.do(onNext: { _ in living.record(source.living) }).filter { _ in false }
      })
      .subscribe(log.observer())

    source.send(.error(Storm()))

    #expect(
      living.values == [0],
      """
      When the handler got the error, the failed source was still subscribed. The handler may be \
      about to use the same line.
      """
    )
    token.dispose()
  }

  @Test func `the handler's closures are freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.retry(when: { errors in
        errors.map { error in
          probe.touch()
          throw error
        }
      })
    }
  }

  @Test func `the handler is called once, and gets each error`() {
    let token = attempts.source
      .retry(when: { errors in
        log.record("asked")
        return errors.do(onNext: { log.record("got \($0)") })
      })
      .subscribe(log.observer())

    attempts.send(.error(Storm()))
    attempts.send(.error(Hail()))
    attempts.send(.next(3))

    #expect(
      log.values == ["asked", "got storm", "got hail", "next(3)"],
      "One handler for each subscriber, so it can count the errors and double the pause."
    )
    #expect(attempts.count == 3, "The handler answers each error at once: three attempts.")
    token.dispose()
  }

  @Test func `a completed notifier completes the result`() {
    _ = attempts.source.retry(when: { $0.take(1) }).subscribe(log.observer())

    attempts.send(.error(Storm()))
    attempts.send(.error(Storm()))

    #expect(
      log.values == ["completed"],
      """
      `take(1)` answers the first error and completes. The second error gets no answer: the result \
      ends the way its notifier did.
      """
    )
    #expect(attempts.count == 2, "The first error was answered with an attempt.")
    #expect(!attempts.isListenedTo, "It is over.")
  }

  @Test func `a failed notifier fails the result`() {
    _ = attempts.source.retry(when: { _ in answers }).subscribe(log.observer())

    attempts.send(.error(Storm()))
    answers.onError(Hail())

    #expect(log.values == ["error(hail)"], "The notifier gave up, and its error says why.")
    #expect(attempts.count == 1, "There must be no other attempt.")
  }

  @Test func `what the notifier sends while the source is running is ignored`() {
    let token = attempts.source.retry(when: { _ in answers }).subscribe(log.observer())

    answers.onNext(0)
    #expect(attempts.count == 1, "There was no error, so there is nothing to retry.")
    attempts.send(.error(Storm()))
    #expect(attempts.count == 1, "An answer that came before the error does not count.")
    answers.onNext(0)
    answers.onNext(0)

    #expect(
      attempts.count == 2,
      "The first is the answer; the second comes while the source is running."
    )
    token.dispose()
  }

  @Test func `an end of the notifier waits for the next error`() {
    _ = attempts.source.retry(when: { _ in answers }).subscribe(log.observer())

    answers.onCompleted()
    attempts.send(.next(1))
    #expect(log.values == ["next(1)"], "The source is running, and needs no notifier.")
    attempts.send(.error(Storm()))

    #expect(log.values == ["next(1)", "completed"], "Now it needs one, and that has ended.")
  }

  @Test func `dispose while it waits`() {
    let token = attempts.source.retry(when: { _ in answers }).subscribe(log.observer())
    attempts.send(.error(Storm()))

    token.dispose()
    #expect(!answers.hasObservers, "Nobody waits for an answer any more: dispose the notifier.")
    answers.onNext(0)

    #expect(attempts.count == 1, "Nobody listens: there is no reason to try again.")
    #expect(log.values.isEmpty, "After `dispose()` nothing is heard.")
  }

  @Test func `a source that fails inside subscribe, and an answer that comes inside the error`() {
    _ = failing(times: 3).retry(when: { $0 }).subscribe(log.observer())

    #expect(
      log.values == (1...4).map { "next(\($0))" } + ["completed"],
      "The errors are their own answers, and everything happens inside one `subscribe`."
    )
    let elements = Recorder<Int>()
    _ = failing(times: 100_000).retry(when: { $0 })
      .subscribe(onNext: { elements.record($0) })
    #expect(elements.values.count == 100_001, "A hundred thousand attempts, on one stack.")
  }

  @Test func `an observer that has enough stops the retries`() {
    _ = attempts.source.retry(when: { $0 }).take(2).subscribe(log.observer())

    attempts.send(.next(1), .error(Storm()))
    attempts.send(.next(2), .error(Storm()))

    #expect(log.values == ["next(1)", "next(2)", "completed"], "Two elements were wanted.")
    #expect(attempts.count == 2, "Nobody wants a third attempt.")
    #expect(!attempts.isListenedTo, "It is over: the source has to be disposed.")
  }

  @Test func `nothing is kept after the end`() {
    let lifetimes = Lifetimes()
    var token: Disposable? = attempts.source
      .retry(when: { [probe = lifetimes.probe("handler")] errors in
        errors.do(onNext: { [probe] _ in probe.touch() })
      })
      .subscribe { [probe = lifetimes.probe("observer")] _ in probe.touch() }
    attempts.send(.error(Storm()))
    attempts.send(.completed)

    #expect(lifetimes.alive == 0, "It is over, but something is kept: \(lifetimes.names).")
    token?.dispose()
    token = nil
  }

  @Test(arguments: [Event<Int>.completed, .error(Hail())])
  func `nothing is kept after an end of the notifier`(end: Event<Int>) {
    let lifetimes = Lifetimes()
    let token = attempts.source
      .retry(when: { [probe = lifetimes.probe("handler"), answers] _ in
        answers.do(onNext: { [probe] _ in probe.touch() })
      })
      .subscribe { [probe = lifetimes.probe("observer")] _ in probe.touch() }
    attempts.send(.error(Storm()))
    answers.on(end)

    #expect(lifetimes.alive == 0, "It is over, but something is kept: \(lifetimes.names).")
    token.dispose()
  }

  @Test func `dispose on one thread, an error on another`() {
    let sources = (0..<2_000).map { _ in HandSource<Int>() }
    let tokens = sources.map { $0.retry(when: { $0 }).subscribe(log.observer()) }

    let returned = onThreads(2, rounds: sources.count) { thread, round in
      if thread == 0 { sources[round].send(.error(Storm())) } else { tokens[round].dispose() }
    }

    #expect(returned, "A thread did not come back: it waits for something that never happens.")
    let left = sources.count { $0.living > 0 }
    #expect(left == 0, "In \(left) of 2000 rounds an attempt works for nobody.")
    #expect(log.values.isEmpty, "None of the errors was the last, so none is sent.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    // A source that has failed is disposed before the handler says whether that was the end.
    expectKeepsTheRules(atTheEnd: .freedFirst) { source in
      source.retry(when: { errors in errors.map { throw $0 } })
    }
    expectKeepsTheRules(atTheEnd: .freedFirst) { source in
      var isFirst = true
      return Observable<Int>
        .create { observer in
          defer { isFirst = false }
          return isFirst ? Observable.error(Hail()).subscribe(observer) : source.subscribe(observer)
        }
        .retry(when: { errors in
          errors.map { error in if !(error is Hail) { throw error } }
        })
    }
  }
}
