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
      "Two elements, and the end comes right after the second."
    )
  }

  @Test func `it ends with the last element, not with the one after it`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.take(2).subscribe(log.observer())
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "The end must not wait for a third element, which may never come."
    )
    #expect(source.living == 0, "It has all it wants: the source may stop.")
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
      "A source that makes a request must not make it for nothing."
    )
  }

  @Test func `it takes no more when the observer is reentrant`() {
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
      While it was handling 1, the observer made the source send 10 and 20. With 10 that makes two. \
      When was 1 counted: before it was passed on, or after?
      """
    )
    token.dispose()
  }

  @Test func `it ends even if the observer of the last element is reentrant`() {
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
      1 was the only one to take, and while it was passed on the source sent 2. The 2 must be \
      dropped, and the end must still come: you know that 1 is the last before you pass it on.
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
      "The count is state of a subscription, and belongs in the sink."
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
      "The observer has its two, but the generator made \(pulled.values.count)."
    )
  }
}
