import ContractTesting
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

  @Test func `the number is that of all attempts`() {
    let token = attempts.source.retry(3).subscribe(log.observer())

    for number in 1...3 {
      #expect(attempts.count == number, "Attempt \(number) has its turn when the last has failed.")
      attempts.send(.next(number), .error(Storm()))
    }

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "error(storm)"],
      "Three attempts in all, the first one included; then the error is told."
    )
    #expect(attempts.count == 3, "A fourth was not ordered. Each is a request to a server.")
    token.dispose()
  }

  @Test func `one attempt is the source as it is`() {
    _ = failing(times: 9).retry(1).subscribe(log.observer())

    #expect(log.values == ["next(1)", "error(storm)"], "The first attempt is no retry.")
  }

  @Test func `no attempt is a completion`() {
    _ = attempts.source.retry(0).subscribe(log.observer())

    #expect(log.values == ["completed"], "RxSwift says so: nothing was tried, nothing has failed.")
    #expect(attempts.count == 0, "With zero attempts, nobody subscribes to the source.")
  }

  @Test func `retry without a number goes on until it succeeds`() {
    _ = failing(times: 5).retry().subscribe(log.observer())

    #expect(
      log.values == (1...6).map { "next(\($0))" } + ["completed"],
      "Five attempts failed, the sixth did not. All that they sent was passed on."
    )
  }

  @Test func `a success is not tried again`() {
    _ = attempts.source.retry().subscribe(log.observer())
    _ = attempts.source.retry(3).subscribe(log.observer())
    attempts.send(.next(1), .completed)

    #expect(log.values == ["next(1)", "completed"], "A completion is what was hoped for.")
    #expect(attempts.count == 2, "One attempt for each of the two subscribers.")
    #expect(!attempts.isListenedTo, "It is over: the source is let go of.")
  }

  @Test func `an attempt is let go of before the next one`() {
    _ = noted("source", attempts.source, in: log).retry(2).subscribe(log.observer())

    attempts.send(.error(Storm()))
    attempts.send(.error(Storm()))

    #expect(
      log.values == [
        "source subscribed", "source disposed", "source subscribed", "error(storm)",
        "source disposed",
      ],
      "First the old line is hung up, then the number is dialled again."
    )
  }

  @Test func `dispose half-way stops the trying`() {
    let token = attempts.source.retry().subscribe(log.observer())
    attempts.send(.next(1), .error(Storm()))
    attempts.send(.next(2))

    token.dispose()

    #expect(!attempts.isListenedTo, "The second attempt was on its way, and works for nobody.")
    attempts.send(.error(Storm()))
    #expect(attempts.count == 2, "Nobody listens: there is nothing to try for.")
    #expect(log.values == ["next(1)", "next(2)"], "After `dispose()` nothing is told.")
  }

  @Test func `an observer that has enough stops the trying`() {
    _ = attempts.source.retry().take(2).subscribe(log.observer())

    attempts.send(.next(1), .error(Storm()))
    attempts.send(.next(2), .error(Storm()))

    #expect(log.values == ["next(1)", "next(2)", "completed"], "Two elements were wanted.")
    #expect(attempts.count == 2, "Nobody wants a third attempt.")
    #expect(!attempts.isListenedTo, "It is over: the source is let go of.")
  }

  @Test func `a hundred thousand attempts stand on the same stack`() {
    let elements = Recorder<Int>()
    _ = failing(times: 100_000).retry()
      .subscribe(onNext: { elements.record($0) }, onCompleted: { log.record("completed") })

    #expect(elements.values.count == 100_001, "Each attempt sent its number.")
    #expect(log.values == ["completed"], "The last one succeeded.")
  }

  @Test func `dispose on one thread, an error on another`() {
    let sources = (0..<2_000).map { _ in HandSource<Int>() }
    let tokens = sources.map { $0.retry(3).subscribe(log.observer()) }

    let returned = onThreads(2, rounds: sources.count) { thread, round in
      if thread == 0 { sources[round].send(.error(Storm())) } else { tokens[round].dispose() }
    }

    #expect(returned, "A thread did not come back: somebody waits for ever.")
    let left = sources.count { $0.living > 0 }
    #expect(left == 0, "In \(left) of 2000 rounds an attempt works for nobody.")
    #expect(log.values.isEmpty, "No error was the last one, so there is nothing to tell.")
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
