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

@Suite struct `6.4 skip(while:)` {
  @Test func `elements are dropped until the first that does not satisfy the condition`() {
    let log = Log()

    _ = Observable.of(1, 2, 5, 6).skip(while: { $0 < 3 }).subscribe(log.observer())

    #expect(
      log.values == ["next(5)", "next(6)", "completed"],
      "5 is the first that is not below 3, and it passes."
    )
  }

  @Test func `it does not close again`() {
    let log = Log()
    let asked = Recorder<Int>()

    _ = Observable.of(1, 5, 2, 6)
      .skip(while: { number in
        asked.record(number)
        return number < 3
      })
      .subscribe(log.observer())

    #expect(
      log.values == ["next(5)", "next(2)", "next(6)", "completed"],
      "2 is below 3, and still passes. If it is dropped, you have built a `filter`."
    )
    #expect(
      asked.values == [1, 5],
      "Once it has said no, the condition is not called again: it may be expensive."
    )
  }

  @Test func `it ends even if everything was dropped`() {
    let log = Log()

    _ = Observable.of(1, 2).skip(while: { _ in true }).subscribe(log.observer())

    #expect(log.values == ["completed"], "Elements are dropped. The end is not.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.skip(while: { _ in false }) }
    expectKeepsTheRulesAtTheEnd { $0.skip(while: { _ in true }) }
  }

  @Test func `a condition that throws ends the sequence, and frees the source`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.skip(while: { _ in throw Storm() }).subscribe(log.observer())
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["error(storm)"],
      "A throw is neither yes nor no. It ends the sequence, once."
    )
    #expect(source.living == 0, "The source has not ended: something has to stop it.")
    token.dispose()
    expectEnds(with: "error(storm)", after: [.next(1)]) { $0.skip(while: { _ in throw Storm() }) }
  }

  @Test func `the condition is called once for each element up to the first that passes`() {
    expectCalls(
      of: "the condition",
      for: [1, 1, 5],
      after: [.next(1), .next(1), .next(5), .next(5), .next(1)]
    ) { source, note in
      source.skip(while: { number in
        note(number)
        return number < 3
      })
    }
  }

  @Test(arguments: [true, false, nil])
  func `nothing is sent after a dispose within the condition`(skips: Bool?) {
    expectHearsNothingMore(
      onceDisposedWithin: "the condition",
      after: [.next(1), .next(2), .completed]
    ) { source, dispose in
      source.skip(while: { _ in
        dispose()
        guard let skips else { throw Storm() }
        return skips
      })
    }
  }

  @Test(arguments: [true, false])
  func `there is one end if the source ends within the condition`(skips: Bool) {
    expectEndsOnce(whenTheSourceEndsWithin: "the condition", after: [.next(1)]) { source, end in
      source.skip(while: { _ in
        end()
        return skips
      })
    }
  }

  @Test func `the condition is freed with its subscription and its producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.skip(while: { _ in
        probe.touch()
        return false
      })
    }
  }

  @Test func `it is open in time when the observer is reentrant`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.skip(while: { $0 < 3 })
      .subscribe { event in
        log.record("\(event)")
        if event.element == 5 { source.send(.next(1)) }
      }
    source.send(.next(5))

    #expect(
      log.values == ["next(5)", "next(1)"],
      "While it was handling 5, the source sent 1. By then the door had to be open."
    )
    token.dispose()
  }

  @Test func `each subscriber has a door of its own`() {
    let log = Log()
    let late = Observable.of(1, 5, 2).skip(while: { $0 < 3 })

    _ = late.subscribe(log.observer())
    _ = late.subscribe(log.observer())

    #expect(
      log.values == ["next(5)", "next(2)", "completed", "next(5)", "next(2)", "completed"],
      "Whether it is open is state of the subscription."
    )
  }
}

// `skip(_:)` is given: its state is a number that counts down.
extension `6.4 skip(while:)` {
  @Test func `skip drops the first elements`() {
    let log = Log()

    _ = Observable.of(1, 2, 3).skip(2).subscribe(log.observer())
    _ = Observable.of(1, 2, 3).skip(50).subscribe(log.observer())

    #expect(log.values == ["next(3)", "completed", "completed"], "Two of three, and all of three.")
    expectKeepsTheRules { $0.skip(0) }
  }

  @Test func `skipping zero or less skips nothing`() {
    let log = Log()

    _ = Observable.of(1).skip(0).subscribe(log.observer())
    _ = Observable.of(1).skip(-1).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "completed", "next(1)", "completed"],
      "RxSwift accepts a negative count here, and so do we."
    )
  }

  @Test func `skip counts for each subscriber`() {
    let log = Log()
    let tail = Observable.of(1, 2).skip(1)

    _ = tail.subscribe(log.observer())
    _ = tail.subscribe(log.observer())

    #expect(
      log.values == ["next(2)", "completed", "next(2)", "completed"],
      "The count is state of the subscription."
    )
  }
}

extension `6.4 skip(while:)` {
  @Test func `it makes the lesson's picture come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.4",
      operators: ["skip(while: { $0 < 3 })": { $0.skip(while: { $0 < 3 }) }]
    )
  }
}
