import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution05ProducerAndSink
#else
@testable import Chapter05ProducerAndSink
#endif

@Suite struct `5.9 take` {
  @Test func `it passes on the first elements, and ends`() {
    let log = Log()

    _ = Observable.of(1, 2, 3, 4).take(2).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "Two elements, and the end follows the second of them at once."
    )
  }

  @Test func `it ends with the last element, not with the one after it`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.take(2).subscribe(log.observer())
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "Who waits for a third element to say that there were two may wait for ever."
    )
    #expect(source.living == 0, "It has all that it wants: the source may stop.")
    token.dispose()
  }

  @Test func `a shorter source ends it sooner`() {
    let log = Log()

    _ = Observable.of(1).take(3).subscribe(log.observer())

    #expect(log.values == ["next(1)", "completed"], "It takes up to three. There was one.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.take(1_000) }
  }

  @Test func `take(0) does not subscribe to its source`() {
    let log = Log()
    let source = HandSource<Int>()

    _ = source.take(0).subscribe(log.observer())

    #expect(log.values == ["completed"], "Nothing to take, so it has ended already.")
    #expect(
      source.subscriptions.isEmpty,
      "A source that sends a request must not send it for nothing."
    )
  }

  @Test func `it takes no more when the observer makes the source send`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.take(2)
      .subscribe { event in
        log.record("\(event)")
        if event.element == 1 { source.send(.next(10), .next(20)) }
      }
    source.send(.next(1))

    #expect(
      log.values == ["next(1)", "next(10)", "completed"],
      """
      While it was told 1, the observer made the source send 10 and 20. That makes two with 10. \
      When was 1 counted: before it was passed on, or after?
      """
    )
    token.dispose()
  }

  @Test func `it ends when the observer of the last element makes the source send`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.take(1)
      .subscribe { event in
        log.record("\(event)")
        if event.element == 1 { source.send(.next(2)) }
      }
    source.send(.next(1))

    #expect(
      log.values == ["next(1)", "completed"],
      """
      1 was the only one to take, and while it was passed on the source sent 2. The 2 must fall, \
      and the end must come all the same: whether 1 was the last is known before it is passed on.
      """
    )
    token.dispose()
  }

  @Test func `each subscriber has a count of its own`() {
    let log = Log()
    let two = Observable.of(1, 2, 3).take(2)

    _ = two.subscribe(log.observer())
    _ = two.subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "completed", "next(1)", "next(2)", "completed"],
      "The count is state of a subscription, and belongs into the machine."
    )
  }

  @Test func `it stops a generator`() {
    let pulled = Recorder<Int>()
    let numbers = (1...9).lazy
      .map { number in
        pulled.record(number)
        return number
      }

    _ = Observable.from(numbers).take(2).subscribe { _ in }

    #expect(
      pulled.values == [1, 2],
      "The observer has its two; the generator went on to make \(pulled.values.count)."
    )
  }
}
