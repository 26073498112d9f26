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

@Suite struct `5.7 map` {
  @Test func `it transforms each element`() {
    let log = Log()

    _ = Observable.of(1, 2, 3).map { $0 * 10 }.subscribe(log.observer())

    #expect(
      log.values == ["next(10)", "next(20)", "next(30)", "completed"],
      "One element in, one element out, and the end as it is."
    )
  }

  @Test func `it may change the type`() {
    let log = Log()

    _ = Observable.of(1, 2).map { "no. \($0)" }.subscribe(log.observer())

    #expect(log.values == ["next(no. 1)", "next(no. 2)", "completed"], "Numbers in, texts out.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.map { $0 } }
  }

  @Test func `a transform that throws ends the sequence, and frees the source`() {
    let log = Log()
    let source = HandSource<Int>()

    let token =
      source.map { number in
        if number == 2 { throw Storm() }
        return number
      }
      .subscribe(log.observer())
    source.send(.next(1), .next(2), .next(3))

    #expect(
      log.values == ["next(1)", "error(storm)"],
      "What the transform throws is an error of the sequence, and the last that is heard of it."
    )
    #expect(
      source.living == 0,
      """
      The source is still subscribed, and works for nobody. It was not the source that ended: \
      `map` has to dispose what it is subscribed to.
      """
    )
    token.dispose()
  }

  @Test func `the transform is not called after the end`() {
    let asked = Recorder<Int>()
    let source = HandSource<Int>()

    let token =
      source.map { number in
        asked.record(number)
        throw Storm()
      }
      .subscribe { (_: Event<Int>) in }
    source.send(.next(1))
    token.dispose()

    #expect(asked.values == [1], "It was asked once, and threw.")
  }

  @Test func `the transform is freed with its subscription and its blueprint`() {
    let lifetimes = Lifetimes()
    let source = HandSource<Int>()
    let token =
      source
      .map { [probe = lifetimes.probe()] number in
        probe.touch()
        return number
      }
      .subscribe { _ in }

    #expect(lifetimes.alive == 1, "The machine runs, and needs its closure.")
    token.dispose()
    source.forgetObservers()
    #expect(lifetimes.alive == 0, "Nobody runs it any more, and yet the closure is kept.")
  }
}
