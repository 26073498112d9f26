import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution10Errors
#else
@testable import Chapter10Errors
#endif

@Suite struct `10.1 catch` {
  private let source = HandSource<Int>()
  private let other = HandSource<Int>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "10-Errors",
      exercise: "10.1",
      operators: [
        "a.catch { _ in b }": { sources in sources.a.catch { _ in sources.b } },
        "a.catchAndReturn(7)": { $0.a.catchAndReturn(7) },
      ]
    )
  }

  @Test func `after an error comes the other sequence`() {
    let token = source.catch { _ in other }.subscribe(log.observer())

    source.send(.next(1))
    #expect(other.subscriptions.isEmpty, "There is no error yet: the other one is not needed.")
    source.send(.error(Storm()))
    other.send(.next(2), .completed)

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "The error was caught. The observer hears the replacement, and its end."
    )
    #expect(other.living == 0, "It is over: the replacement must not go on working.")
    token.dispose()
  }

  @Test func `the handler gets the error, once for each subscriber`() {
    let result = source.catch { error in
      log.record("asked about \(error)")
      return other
    }
    #expect(log.values.isEmpty, "Nobody has subscribed, so nothing may happen.")
    let token = result.subscribe(log.observer())

    source.send(.error(Storm()), .error(Storm()), .next(1))

    #expect(
      log.values == ["asked about storm"],
      "The handler chooses by the error, once. A source that has failed is not heard any more."
    )
    token.dispose()
  }

  @Test func `an error of the replacement is the end`() {
    var questions = 0
    let token =
      source.catch { _ in
        questions += 1
        return other
      }
      .subscribe(log.observer())

    source.send(.error(Storm()))
    other.send(.next(2), .error(Storm()))

    #expect(
      log.values == ["next(2)", "error(storm)"],
      "`catch` gives a second chance, not a third: the error of the replacement goes on."
    )
    #expect(questions == 1, "The handler is for the source's error, not for the replacement's.")
    #expect(other.living == 0, "The replacement has failed, and it is still subscribed.")
    token.dispose()
  }

  @Test func `a handler that throws decides the error`() {
    let token = source.catch { _ in throw Hail() }.subscribe(log.observer())

    source.send(.next(1), .error(Storm()))

    #expect(
      log.values == ["next(1)", "error(hail)"],
      "A handler that has no replacement throws; the result fails with what it threw."
    )
    #expect(source.living == 0, "It is over: the source has to be disposed.")
    token.dispose()
  }

  @Test func `a handler that disposes the result may throw, and nobody hears it`() {
    let token = SingleAssignmentDisposable()
    token.setDisposable(
      source
        .catch { _ in
          token.dispose()
          throw Hail()
        }
        .subscribe(log.observer())
    )

    source.send(.next(1), .error(Storm()))

    #expect(
      log.values == ["next(1)"],
      """
      The handler disposes the result, and then it throws. After `dispose()` nothing is heard, and the \
      observer heard \(log.values).
      """
    )
  }

  @Test func `a source that completes is all that is heard`() {
    let token = source.catch { _ in other }.subscribe(log.observer())

    source.send(.next(1), .completed)

    #expect(log.values == ["next(1)", "completed"], "There was no error.")
    #expect(other.subscriptions.isEmpty, "The other one was not needed.")
    token.dispose()
  }

  @Test func `the replacement is subscribed before the source is disposed`() {
    let token = noted("source", source, in: log).catch { _ in noted("other", other, in: log) }
      .subscribe(log.observer())

    source.send(.error(Storm()))
    other.send(.completed)

    #expect(
      log.values == [
        "source subscribed", "other subscribed", "source disposed", "completed", "other disposed",
      ],
      "First the replacement is subscribed, then the source is disposed, as in RxSwift."
    )
    token.dispose()
  }

  @Test func `dispose reaches whichever is subscribed`() {
    let early = source.catch { _ in other }.subscribe(log.observer())
    early.dispose()
    source.send(.error(Storm()))
    #expect(source.living == 0, "The source was subscribed, and has to be disposed.")
    #expect(other.subscriptions.isEmpty, "Nobody listens any more, so nothing new is started.")

    let late = HandSource<Int>()
    let token = late.catch { _ in other }.subscribe(log.observer())
    late.send(.error(Storm()))
    token.dispose()
    other.send(.next(1))
    #expect(other.living == 0, "The replacement was subscribed, and now works for nobody.")
    #expect(log.values.isEmpty, "After `dispose()` nothing is heard.")
  }

  @Test func `a source that fails inside subscribe`() {
    let token = Observable<Int>.error(Storm()).catch { _ in other }.subscribe(log.observer())

    other.send(.next(1))
    token.dispose()
    other.send(.next(2))

    #expect(log.values == ["next(1)"], "The replacement is kept, and goes on.")
    #expect(other.living == 0, "`dispose()` still has to reach it.")
  }

  @Test func `catchAndReturn sends one more element, and completes`() {
    _ = source.catchAndReturn(7).subscribe(log.observer())

    source.send(.next(1), .error(Storm()))

    #expect(log.values == ["next(1)", "next(7)", "completed"], "An element in place of the error.")
    #expect(source.living == 0, "It is over.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.catch { throw $0 } }
    expectKeepsTheRules { source in Observable.error(Hail()).catch { _ in source } }
  }

  @Test func `the handler is freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.catch { error in
        probe.touch()
        throw error
      }
    }
  }

  @Test func `dispose on one thread, an error on another`() {
    inEveryInterleaving(
      """
      `dispose()` may come after the replacement was subscribed and before its token is stored: \
      then it is up to whoever stores it.
      """
    ) { race in
      let (source, other, log) = (HandSource<Int>(), HandSource<Int>(), Log())
      let token =
        source
        .catch { _ in
          race.step("chooses the replacement")
          return other
        }
        .subscribe(log.observer())
      other.whenDisposed = { race.step("the replacement is disposed") }
      race.thread("the source") { source.send(.error(Storm())) }
      race.subscriberDisposes(token)
      race.atEnd {
        leftovers(("the source", source), ("the replacement", other))
          .map { "The result was disposed, and \($0)." }
      }
    }
  }

  @Test func `the replacement ends on another thread while it is being subscribed`() {
    inEveryInterleaving(
      "An end may come before `subscribe` has returned, and so before there is a token to dispose."
    ) { race in
      let (source, other, log) = (HandSource<Int>(), HandSource<Int>(), Log())
      let token =
        source
        .catch { _ in
          race.step("chooses the replacement")
          return other
        }
        .subscribe { (event: Event<Int>) in
          race.step("hears \(event)")
          log.record("\(event)")
        }
      other.whenDisposed = { race.step("the replacement is disposed") }
      race.thread("the source") { source.send(.next(1), .error(Storm())) }
      race.thread("the replacement") { other.send(.next(2), .completed) }
      race.atEnd {
        // It has nobody to send to before the source has failed.
        if log.values == ["next(1)"] { other.send(.completed) }
        defer { token.dispose() }
        guard ["completed"] == log.values.filter({ !$0.hasPrefix("next") }) else {
          return "The replacement has completed. The observer heard \(text(log))."
        }
        return leftovers(("the source", source), ("the replacement", other))
          .map { "The result has completed, and \($0)." }
      }
    }
  }

  @Test func `once the replacement has ended nothing is kept, and neither source is heard`() {
    let (log, lifetimes) = (Log(), Lifetimes())
    let token =
      source.catch { [probe = lifetimes.probe()] _ in
        probe.touch()
        return other
      }
      .subscribe(
        AnyObserver { event in
          log.record("\(event)")
          guard event.isStopEvent, log.values.count < 3 else { return }
          source.send(.next(8), .completed)
          other.send(.next(9), .error(Storm()))
        }
      )
    source.send(.error(Storm()))
    other.send(.completed)
    source.forgetObservers()
    other.forgetObservers()

    #expect(
      log.values == ["completed"],
      "The observer made both sources send more while it was handling the end; that comes too late."
    )
    #expect(lifetimes.alive == 0, "It is over, but the handler is still kept.")
    token.dispose()
  }
}
