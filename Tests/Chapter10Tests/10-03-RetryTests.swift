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

@Suite struct `10.3 retry` {
  private let attempts = Attempts()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "10-Errors",
      exercise: "10.3",
      operators: ["retry(2)": { $0.retry(2) }]
    )
  }

  @Test func `the number counts all attempts`() {
    let token = attempts.source.retry(3).subscribe(log.observer())

    for number in 1...3 {
      #expect(attempts.count == number, "Attempt \(number) starts when the last has failed.")
      attempts.send(.next(number), .error(Storm()))
    }

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "error(storm)"],
      "Three attempts in all, including the first; then the error is sent."
    )
    #expect(attempts.count == 3, "A fourth was not wanted. Each is a request to a server.")
    token.dispose()
  }

  @Test func `one attempt is the source unchanged`() {
    _ = failing(times: 9).retry(1).subscribe(log.observer())

    #expect(log.values == ["next(1)", "error(storm)"], "The first attempt is not a retry.")
  }

  @Test func `with zero attempts it completes`() {
    _ = attempts.source.retry(0).subscribe(log.observer())

    #expect(log.values == ["completed"], "As in RxSwift: nothing was tried, so nothing has failed.")
    #expect(attempts.count == 0, "With zero attempts, the source is not subscribed.")
  }

  @Test func `more attempts may be allowed than memory could hold`() async {
    await #expect(
      processExitsWith: .success,
      """
      More attempts are allowed than memory could hold, and the third succeeds; the others are \
      never made. The program stopped, or the result did not complete.
      """
    ) {
      var isOver = false
      _ = failing(times: 2).retry(.max / 16)
        .subscribe(onError: { _ in }, onCompleted: { isOver = true })
      guard isOver else { fatalError("not completed") }
    }
  }

  @Test func `retry without a number goes on until it succeeds`() {
    _ = failing(times: 5).retry().subscribe(log.observer())

    #expect(
      log.values == (1...6).map { "next(\($0))" } + ["completed"],
      "Five attempts failed, the sixth did not. Everything they sent has to be passed on."
    )
  }

  @Test func `a success is not tried again`() {
    _ = attempts.source.retry().subscribe(log.observer())
    _ = attempts.source.retry(3).subscribe(log.observer())
    attempts.send(.next(1), .completed)

    #expect(log.values == ["next(1)", "completed"], "It completed, so there is nothing to retry.")
    #expect(attempts.count == 2, "One attempt for each of the two subscribers.")
    #expect(!attempts.isListenedTo, "It is over: the source has to be disposed.")
  }

  @Test func `an attempt is disposed before the next one`() {
    _ = noted("source", attempts.source, in: log).retry(2).subscribe(log.observer())

    attempts.send(.error(Storm()))
    attempts.send(.error(Storm()))

    #expect(
      log.values == [
        "source subscribed", "source disposed", "source subscribed", "error(storm)",
        "source disposed",
      ],
      "First hang up, then dial again."
    )
  }

  @Test func `dispose half-way stops the retries`() {
    let token = attempts.source.retry().subscribe(log.observer())
    attempts.send(.next(1), .error(Storm()))
    attempts.send(.next(2))

    token.dispose()

    #expect(!attempts.isListenedTo, "The second attempt was under way, and now works for nobody.")
    attempts.send(.error(Storm()))
    #expect(attempts.count == 2, "Nobody listens: there is no reason to try again.")
    #expect(log.values == ["next(1)", "next(2)"], "After `dispose()` nothing is heard.")
  }

  @Test func `an observer that has enough stops the retries`() {
    _ = attempts.source.retry().take(2).subscribe(log.observer())

    attempts.send(.next(1), .error(Storm()))
    attempts.send(.next(2), .error(Storm()))

    #expect(log.values == ["next(1)", "next(2)", "completed"], "Two elements were wanted.")
    #expect(attempts.count == 2, "Nobody wants a third attempt.")
    #expect(!attempts.isListenedTo, "It is over: the source has to be disposed.")
  }

  @Test func `a hundred thousand attempts do not grow the stack`() {
    let nesting = nesting { $0.retry() }
    #expect(
      nesting == 1,
      """
      Each attempt failed inside `subscribe`, and the next one began in there: \(nesting) were inside \
      each other. A hundred thousand would not fit on the stack.
      """
    )
    guard nesting == 1 else { return }
    let elements = Recorder<Int>()
    _ = failing(times: 100_000).retry()
      .subscribe(onNext: { elements.record($0) }, onCompleted: { log.record("completed") })

    #expect(elements.values.count == 100_001, "Each attempt sent its number.")
    #expect(log.values == ["completed"], "The last one succeeded.")
  }

  @Test func `an attempt passes no more observers than the one before`() {
    let growth = growth { $0.retry(50) }
    #expect(
      growth < 4_000,
      """
      Each attempt sent its number and failed inside `subscribe`. The observer was called \(growth) bytes \
      further down the stack for the last of fifty attempts than for the second: a hundred thousand would \
      not fit on the stack.
      """
    )
  }

  @Test func `dispose on one thread, an error on another`() {
    inEveryInterleaving(
      """
      `dispose()` may come after the next attempt has begun and before its token is stored: then it \
      is up to whoever stores it.
      """
    ) { race in
      let (source, log) = (HandSource<Int>(), Log())
      let token = source.retry(3).subscribe(log.observer())
      race.thread("the source") { source.send(.error(Storm())) }
      race.subscriberDisposes(token)
      race.atEnd {
        if !log.values.isEmpty {
          return "The first error is not the last. The observer heard \(text(log))."
        }
        return source.living == 0
          ? nil : "The result was disposed, and an attempt is still subscribed."
      }
    }
  }

  @Test func `an attempt fails on another thread while it is being subscribed`() {
    inEveryInterleaving(
      "The next attempt is made once, and the one before is disposed, whichever thread it comes on."
    ) { race in
      let (attempts, log) = (Attempts(), Log())
      let token = attempts.source.retry(3).subscribe(log.observer())
      race.thread("the first attempt") { attempts.send(.error(Storm())) }
      race.thread("the next attempt") {
        if attempts.count > 1 { attempts.send(.error(Storm())) }
      }
      race.atEnd {
        defer { token.dispose() }
        if attempts.count == 2 { attempts.send(.error(Storm())) }
        guard attempts.count == 3, attempts.living == 1, log.values.isEmpty else {
          return """
            Two of three attempts have failed. \(attempts.count) were made, \(attempts.living) are \
            subscribed, and the observer heard \(text(log)).
            """
        }
        attempts.send(.error(Storm()))
        return log.values == ["error(storm)"] && attempts.living == 0
          ? nil : "All three attempts have failed. The observer heard \(text(log))."
      }
    }
  }

  @Test func `two subscribers on two threads make all their attempts`() {
    inEveryInterleaving(
      interruptions: 1,
      """
      The attempts belong to one subscription. If two subscriptions count them together, one takes \
      them from the other.
      """
    ) { race in
      let logs = [Log(), Log()]
      let retried = failing(times: 9).retry(2)
      for log in logs { race.thread { _ = retried.subscribe(log.observer()) } }
      race.atEnd {
        let attempts = logs.map { log in log.values.count { $0.hasPrefix("next") } }
        guard attempts == [2, 2] else {
          return """
            Each of the two has two attempts. One subscriber heard \(text(logs[0])), and the other \
            one \(text(logs[1])).
            """
        }
        return logs.allSatisfy { $0.values.last == "error(storm)" }
          ? nil : "The last attempt failed, and the two heard \(logs.map(\.values))."
      }
    }
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.retry(1) }
    expectKeepsTheRules { source in
      var isFirst = true
      return
        Observable.create { observer in
          defer { isFirst = false }
          return isFirst ? Observable.error(Hail()).subscribe(observer) : source.subscribe(observer)
        }
        .retry(2)
    }
  }
}
