import ContractTesting
import Interleaving
import InterleavingTesting
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

  @Test func `what a source sends after its error is not heard`() {
    let (source, errors) = (HandSource<Int>(), Recorder<String>())
    let token =
      source
      .retry(when: { all in all.do(onNext: { errors.record("\($0)") }).filter { _ in false } })
      .subscribe(log.observer())

    source.send(.error(Storm()))
    source.send(.next(1), .error(Hail()), .completed)

    #expect(
      errors.values == ["storm"],
      "This attempt has failed once. The handler got \(errors.values)."
    )
    #expect(
      log.values.isEmpty,
      "The source has failed, and the notifier has not answered. The observer heard \(text(log))."
    )
    token.dispose()
  }

  @Test func `an attempt that has failed is not heard beside the next one`() {
    let source = HandSource<Int>()
    let token = source.retry(when: { _ in answers }).subscribe(log.observer())

    source.send(.error(Storm()))
    answers.onNext(0)
    source.send(.next(1))

    #expect(
      log.values == ["next(1)"],
      """
      The source failed, and the answer was another attempt. Then it sent 1 to whoever had subscribed \
      to it, the old attempt and the new one. The observer heard \(text(log)).
      """
    )
    token.dispose()
  }

  @Test func `what a source sends while it is being disposed is not heard`() {
    let (source, errors) = (HandSource<Int>(), Recorder<String>())
    let token =
      source
      .retry(when: { all in all.do(onNext: { errors.record("\($0)") }).filter { _ in false } })
      .subscribe(log.observer())

    source.whenDisposed = { source.send(.next(1), .error(Storm())) }
    token.dispose()
    source.whenDisposed = {}

    #expect(
      errors.values.isEmpty && log.values.isEmpty,
      """
      The subscription was disposed, and the source sent an element and an error meanwhile. The \
      handler got \(errors.values), and the observer heard \(text(log)).
      """
    )
  }

  @Test func `a source that fails inside subscribe is disposed as soon as that returns`() {
    let source = HastySource<Int>([.error(Storm())], times: 3)
    let token = source.retry(when: { _ in answers }).subscribe(log.observer())

    #expect(
      source.subscription.disposals == 1,
      """
      The source failed before its `subscribe` had returned, and nobody has answered. It was disposed \
      \(source.subscription.disposals) times.
      """
    )
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
      "One handler for each subscriber: it hears each error, and here it answers each at once."
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

  @Test func `only the first answer to an error counts`() {
    let token = attempts.source.retry(when: answeringTwice).subscribe(log.observer())

    attempts.send(.error(Storm()))

    #expect(
      attempts.count == 2,
      """
      The notifier answered one error twice. The second answer came when the next attempt was running, \
      and nobody waited for it; yet there were \(attempts.count) attempts.
      """
    )
    token.dispose()
  }

  @Test func `only the first answer counts even inside subscribe`() {
    let count = attemptsThatBegin { $0.retry(when: answeringTwice) }

    #expect(
      count == 4,
      """
      Three attempts failed inside `subscribe`, and each error was answered twice. The fourth one goes \
      on, so nothing more has to be tried; yet there were \(count) attempts.
      """
    )
  }

  @Test func `an answer means an attempt even if the notifier ends right after it`() {
    _ = failing(times: 1).retry(when: { $0.take(1) }).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      """
      The source failed inside `subscribe`; the notifier answered, and then completed. It had answered \
      first, so a second attempt is due, and that one succeeds.
      """
    )
  }

  @Test func `an answer that comes while the source is being disposed is too early`() {
    let source = HandSource<Int>()
    source.whenDisposed = { [answers] in answers.onNext(0) }
    let token = source.retry(when: { _ in answers }).subscribe(log.observer())

    source.send(.error(Storm()))

    #expect(
      source.subscriptions.count == 1,
      """
      The notifier sent something while the failed source was being disposed, before the handler had \
      the error. That is not an answer to it; yet there was another attempt.
      """
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
    let count = attemptsThatBegin { $0.retry(when: { $0 }) }
    #expect(
      count == 4,
      "Three attempts failed and were answered, and the fourth goes on; yet there were \(count)."
    )
    guard count == 4 else { return }
    let elements = Recorder<Int>()
    _ = failing(times: 100_000).retry(when: { $0 })
      .subscribe(onNext: { elements.record($0) })
    #expect(elements.values.count == 100_001, "A hundred thousand attempts, on one stack.")
  }

  @Test func `a source that fails inside subscribe, and an answer that comes later`() {
    let token = failing(times: 1).retry(when: { _ in answers }).subscribe(log.observer())
    #expect(log.values == ["next(1)"], "It has failed, and nobody has answered yet.")

    answers.onNext(0)

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      """
      It failed before its `subscribe` had returned, and the answer came when that was done. The \
      answer means another attempt. Heard: \(text(log)).
      """
    )
    token.dispose()
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
    inEveryInterleaving(
      """
      `dispose()` may come after something was subscribed and before its token is stored: then it \
      is up to whoever stores it.
      """
    ) { race in
      let (source, log, lifetimes) = (HandSource<Int>(), Log(), Lifetimes())
      let answers = PublishSubject<Int>()
      let token = source.retry(when: { _ in answers })
        .subscribe { [probe = lifetimes.probe()] event in
          probe.touch()
          log.record("\(event)")
        }
      source.whenDisposed = { race.step("the source is disposed") }
      race.thread("the source") { source.send(.error(Storm())) }
      race.subscriberDisposes(token)
      race.atEnd {
        source.forgetObservers()
        if !log.values.isEmpty { return "No answer has come. The observer heard \(text(log))." }
        if source.living > 0 || answers.hasObservers {
          let what = source.living > 0 ? "source" : "notifier"
          return "The result was disposed, and the \(what) is still subscribed."
        }
        return lifetimes.alive == 0
          ? nil : "The result was disposed and the source freed, and the observer is still kept."
      }
    }
  }

  @Test func `dispose on one thread, an answer on another`() {
    inEveryInterleaving(
      "An attempt that begins when the result is disposed has to be disposed, too."
    ) { race in
      let (source, answers, log) = (HandSource<Int>(), PublishSubject<Int>(), Log())
      let token = source.retry(when: { _ in answers }).subscribe(log.observer())
      source.send(.error(Storm()))
      race.thread("the notifier") { answers.onNext(0) }
      race.subscriberDisposes(token)
      race.atEnd {
        if !log.values.isEmpty { return "Nothing was sent. The observer heard \(text(log))." }
        return source.living == 0 && !answers.hasObservers
          ? nil : "The result was disposed, and the source or the notifier is still subscribed."
      }
    }
  }

  @Test func `an answer comes on one thread, the error on another`() {
    inEveryInterleaving(
      "The answer came too early, and is dropped; or it means another attempt, and one only."
    ) { race in
      let (source, answers, log) = (HandSource<Int>(), PublishSubject<Int>(), Log())
      let token = source.retry(when: { _ in answers }).subscribe(log.observer())
      race.thread("the source") { source.send(.error(Storm())) }
      race.thread("the notifier") { answers.onNext(0) }
      race.atEnd {
        defer { token.dispose() }
        if source.subscriptions.count == 1 { answers.onNext(0) }
        return source.subscriptions.map(\.disposals) == [1, 0]
          ? nil
          : """
          The source has failed, and was answered once. Attempts so far: \
          \(source.subscriptions.count); still subscribed: \(source.living).
          """
      }
    }
  }

  @Test func `an answer and an end come at the same moment`() {
    inEveryInterleaving(
      "If the end comes first, the answer is too late; otherwise it counts for the next error."
    ) { race in
      let (attempts, answers, log) = (Attempts(), PublishSubject<Int>(), Log())
      let token = attempts.source.retry(when: { _ in answers }).subscribe(log.observer())
      attempts.send(.error(Storm()))
      race.thread("an answer") { answers.onNext(0) }
      race.thread("the end of the notifier") { answers.onCompleted() }
      race.atEnd {
        defer { token.dispose() }
        let isOver = log.values == ["completed"]
        if !isOver, attempts.living == 1 { attempts.send(.error(Hail())) }
        guard log.values == ["completed"] else {
          return "No attempt is running, and none will. The observer heard \(text(log))."
        }
        return attempts.living == 0
          ? nil : "The result has completed, and an attempt is still subscribed."
      }
    }
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

/// A notifier that answers each error twice.
private func answeringTwice(_ errors: Observable<any Error>) -> Observable<Int> {
  .create { observer in
    errors.subscribe(onNext: { _ in
      observer.onNext(1)
      observer.onNext(2)
    })
  }
}

/// How many attempts begin if three fail inside `subscribe`, and each one after them goes on.
private func attemptsThatBegin(_ retried: (Observable<Int>) -> Observable<Int>) -> Int {
  var count = 0
  let source = Observable<Int>
    .create { observer in
      count += 1
      if count <= 3 { observer.onError(Storm()) }
      return Disposables.create()
    }
  retried(source).subscribe { _ in }.dispose()
  return count
}
