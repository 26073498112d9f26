import ContractTesting
import RxTesting
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

@Suite struct `6.8 startWith` {
  @Test func `its elements come first`() {
    let log = Log()

    _ = Observable.of(4, 5).startWith(1, 2, 3).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "next(4)", "next(5)", "completed"],
      "First these, in order, and then the sequence."
    )
  }

  @Test func `what is written last comes first`() {
    let log = Log()

    _ = Observable.just(3).startWith(2).startWith(1).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "completed"],
      "The second `startWith` comes before everything upstream, including the first `startWith`."
    )
  }

  @Test func `they are sent before the source is subscribed`() {
    let log = Log()
    let source = Observable<Int>
      .create { observer in
        log.record("subscribed")
        observer.onNext(2)
        return Disposables.create()
      }

    _ = source.startWith(1).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "subscribed", "next(2)"],
      "A source may send inside `subscribe`, so what comes first has to be sent before that."
    )
  }

  @Test func `they need no source that sends`() {
    let log = Log()

    let token = Observable<Int>.never().startWith(1).subscribe(log.observer())

    #expect(
      log.values == ["next(1)"],
      "This is what it is for: a screen shows something before the network answers."
    )
    token.dispose()
  }

  @Test func `the source is subscribed even if nobody waits for it`() {
    let log = Log()
    let source = HandSource<Int>()

    _ = source.startWith(1).take(1).subscribe(log.observer())

    #expect(log.values == ["next(1)", "completed"], "One was wanted, and one was there.")
    #expect(
      source.subscriptions.map(\.disposals) == [1],
      """
      As in RxSwift the source is subscribed anyway, and disposed at once: `take` had no token yet \
      that could prevent it.
      """
    )
  }

  @Test func `its end and its disposal are those of the source`() {
    let log = Log()
    let source = HandSource<Int>()
    // `map` stands in between, since this source goes on sending after `dispose()`.
    let numbers = source.map { $0 }.startWith(0)

    _ = numbers.subscribe(log.observer())
    source.send(.next(1), .completed, .next(2))
    #expect(log.values == ["next(0)", "next(1)", "completed"], "The source's end ends it.")

    let token = numbers.subscribe { _ in }
    #expect(source.living == 1, "It is subscribed, and the source is alive.")
    token.dispose()
    #expect(source.living == 0, "`dispose()` has to reach the source.")

    let failing = Log()
    _ = numbers.subscribe(failing.observer())
    source.send(.error(Storm()))
    #expect(failing.values == ["next(0)", "error(storm)"], "Its error is the error.")
    #expect(source.living == 0, "And then the source has to be freed.")
  }

  @Test func `it keeps the rules that its source keeps`() {
    // It has no sink of its own: the sink upstream keeps the rules.
    expectKeepsTheRules { $0.map { $0 }.startWith() }
  }

  @Test func `each subscriber hears them`() {
    let log = Log()
    let numbers = Observable.just(2).startWith(1)

    _ = numbers.subscribe(log.observer())
    _ = numbers.subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "completed", "next(1)", "next(2)", "completed"],
      "They belong to the producer, and every subscription begins with them."
    )
  }
}

// `ifEmpty` is given: it may have something to send at the end.
extension `6.8 startWith` {
  @Test func `ifEmpty sends its default once, though the source completes twice`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.ifEmpty(default: 99)
      .subscribe { event in
        log.record("\(event)")
        if !event.isStopEvent, log.values.count < 3 { source.send(.completed) }
      }
    source.send(.completed)

    #expect(
      log.values == ["next(99)", "completed"],
      """
      While the default was being sent, the source completed once more. The observer heard \
      \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `ifEmpty sends its default when there was no element`() {
    let log = Log()

    _ = Observable<Int>.empty().ifEmpty(default: 99).subscribe(log.observer())
    _ = Observable.of(1, 2).ifEmpty(default: 99).subscribe(log.observer())
    _ = Observable<Int>.error(Storm()).ifEmpty(default: 99).subscribe(log.observer())

    #expect(
      log.values == [
        "next(99)", "completed", "next(1)", "next(2)", "completed", "error(storm)",
      ],
      "The default is sent only if nothing came and the source completed."
    )
    // The 0 prevents the default, and is not seen behind `skip`.
    expectKeepsTheRules { $0.startWith(0).ifEmpty(default: 99).skip(1) }
    expectEnds(with: "completed", behind: ["next(99)"], after: [.completed]) {
      $0.ifEmpty(default: 99)
    }
  }
}

extension `6.8 startWith` {
  @Test func `it makes the lesson's picture come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.8",
      operators: ["startWith(0)": { $0.startWith(0) }]
    )
  }
}
