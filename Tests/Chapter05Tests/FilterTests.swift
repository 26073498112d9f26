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

@Suite struct `5.8 filter` {
  @Test func `it passes what satisfies the condition`() {
    let log = Log()

    _ = Observable.of(1, 2, 3, 4).filter { $0 % 2 == 0 }.subscribe(log.observer())

    #expect(
      log.values == ["next(2)", "next(4)", "completed"],
      "The even ones, in order, and the end as it is."
    )
  }

  @Test func `it ends also when nothing has passed`() {
    let log = Log()

    _ = Observable.of(1, 3).filter { $0 % 2 == 0 }.subscribe(log.observer())

    #expect(log.values == ["completed"], "An end is no element, and is not asked for its value.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.filter { _ in true } }
  }

  @Test func `a condition that throws ends the sequence, and frees the source`() {
    let log = Log()
    let source = HandSource<Int>()

    let token =
      source.filter { number in
        if number == 2 { throw Storm() }
        return true
      }
      .subscribe(log.observer())
    source.send(.next(1), .next(2), .next(3))

    #expect(
      log.values == ["next(1)", "error(storm)"],
      "What it throws is the end of the sequence."
    )
    #expect(source.living == 0, "The source works for nobody: `filter` has to dispose it.")
    token.dispose()
  }

  @Test func `each element is asked about once`() {
    let asked = Recorder<Int>()

    _ = Observable.of(1, 2, 3)
      .filter { number in
        asked.record(number)
        return number > 1
      }
      .subscribe { _ in }

    #expect(asked.values == [1, 2, 3], "The condition may be dear: ask it once an element.")
  }
}
