import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution08Combining
#else
@testable import Chapter08Combining
#endif

@Suite struct `8.11 ifEmpty(switchTo:)` {
  private let source = HandSource<Int>()
  private let other = HandSource<Int>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "08-Combining",
      exercise: "8.11",
      operators: ["a.ifEmpty(switchTo: b)": { $0.a.ifEmpty(switchTo: $0.b) }]
    )
  }

  @Test func `a source with elements is all that is heard`() {
    let token = source.ifEmpty(switchTo: other).subscribe(log.observer())

    source.send(.next(1), .completed)

    #expect(log.values == ["next(1)", "completed"], "It was not empty.")
    #expect(other.subscriptions.isEmpty, "The other one was not needed, and must not be asked.")
    #expect(source.living == 0, "It is over.")
    token.dispose()
  }

  @Test func `after an empty source comes the other one`() {
    let token = source.ifEmpty(switchTo: other).subscribe(log.observer())

    source.send(.completed)
    #expect(log.values.isEmpty, "The end of the empty source is not told.")
    #expect(other.living == 1, "Now it is the turn of the other one.")
    other.send(.next(1), .next(2), .completed)

    #expect(log.values == ["next(1)", "next(2)", "completed"], "All that it says is passed on.")
    #expect(source.living == 0 && other.living == 0, "It is over.")
    token.dispose()
  }

  @Test func `two empty sources make an empty result`() {
    _ = source.ifEmpty(switchTo: other).subscribe(log.observer())

    source.send(.completed)
    other.send(.completed)

    #expect(log.values == ["completed"], "The other one is not asked twice.")
    #expect(other.subscriptions.count == 1, "One subscription.")
    #expect(other.living == 0, "It is over.")
  }

  @Test func `an error is no emptiness`() {
    _ = source.ifEmpty(switchTo: other).subscribe(log.observer())

    source.send(.error(Storm()))

    #expect(
      log.values == ["error(storm)"],
      "The source has failed, which is not the same as nothing."
    )
    #expect(other.subscriptions.isEmpty, "The other one is not asked.")
    #expect(source.living == 0, "It is over.")
  }

  @Test func `an error of the other one is the end`() {
    _ = source.ifEmpty(switchTo: other).subscribe(log.observer())

    source.send(.completed)
    other.send(.next(1), .error(Storm()))

    #expect(log.values == ["next(1)", "error(storm)"], "Whatever it says, it says for the result.")
    #expect(other.living == 0, "It is over.")
  }

  @Test func `dispose reaches whoever is subscribed`() {
    let early = source.ifEmpty(switchTo: other).subscribe(log.observer())
    early.dispose()
    #expect(source.living == 0, "The source was being listened to.")

    let late = source.ifEmpty(switchTo: other).subscribe(log.observer())
    source.send(.completed)
    late.dispose()
    other.send(.next(1))
    #expect(other.living == 0, "The other one was being listened to.")
    #expect(log.values.isEmpty, "After `dispose()` nothing is told.")
  }

  @Test func `sources that speak inside subscribe`() {
    _ = Observable.empty().ifEmpty(switchTo: .of(1, 2)).subscribe(log.observer())
    _ = Observable.just(7).ifEmpty(switchTo: .of(1, 2)).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "completed", "next(7)", "completed"],
      "All at once, and yet in order."
    )
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.ifEmpty(switchTo: .empty()) }
    expectKeepsTheRules { Observable.empty().ifEmpty(switchTo: $0) }
  }
}
