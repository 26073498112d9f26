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

@Suite struct `6.2 reduce` {
  @Test func `it sends one result, when the source has completed`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.reduce(0, accumulator: +).subscribe(log.observer())
    source.send(.next(1), .next(2))
    #expect(log.values.isEmpty, "More may come: the result is not known yet.")

    source.send(.completed)
    #expect(
      log.values == ["next(3)", "completed"],
      "Now it is known: the result, and then the end."
    )
    token.dispose()
  }

  @Test func `a source without elements gives the seed`() {
    let log = Log()

    _ = Observable<Int>.empty().reduce(100, accumulator: +).subscribe(log.observer())

    #expect(
      log.values == ["next(100)", "completed"],
      "The sum of nothing is the seed. Unlike `scan`, `reduce` always has a result."
    )
  }

  @Test func `mapResult makes the element that is sent`() {
    let log = Log()
    let asked = Recorder<Int>()

    _ = Observable.of(1, 2, 3)
      .reduce(0, accumulator: +) { sum in
        asked.record(sum)
        return "sum \(sum)"
      }
      .subscribe(log.observer())

    #expect(log.values == ["next(sum 6)", "completed"], "The last state, made into a string.")
    #expect(asked.values == [6], "It is called once, at the end.")
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRulesAtTheEnd { $0.reduce(0, accumulator: +) }
    expectKeepsTheRulesAtTheEnd { $0.reduce(0, accumulator: +) { "\($0)" } }
  }

  @Test func `an accumulator that throws ends it at once, and frees the source`() {
    let log = Log()
    let asked = Recorder<Int>()
    let source = HandSource<Int>()

    let token =
      source.reduce(
        0,
        accumulator: { sum, number in
          if number == 2 { throw Storm() }
          return sum + number
        },
        mapResult: { sum in
          asked.record(sum)
          return sum
        }
      )
      .subscribe(log.observer())
    source.send(.next(1), .next(2))

    #expect(log.values == ["error(storm)"], "There will be no sum: no need to wait for the end.")
    #expect(source.living == 0, "The source goes on working for a sum that nobody will make.")
    source.send(.completed)
    #expect(log.values == ["error(storm)"], "It has already ended.")
    token.dispose()
    expectEnds(with: "error(storm)", after: [.next(1)]) {
      $0.reduce(0) { _, _ in throw Storm() }
    }
  }

  @Test func `a mapResult that throws is an error in place of the result`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.reduce(0, accumulator: +) { _ -> Int in throw Storm() }
      .subscribe(log.observer())
    source.send(.next(1), .completed)

    #expect(
      log.values == ["error(storm)"],
      "The source completed, and the result failed: of two ends the subscriber hears one."
    )
    #expect(source.living == 0, "This is an end like any other: dispose.")
    token.dispose()
    expectEnds(with: "error(storm)", after: [.completed]) {
      $0.reduce(0, accumulator: +) { _ -> Int in throw Storm() }
    }
  }

  @Test func `an observer that disposes at the result does not hear the end`() {
    expectHearsNothingMore(onceDisposedAfter: [.next(1), .completed]) {
      $0.reduce(0, accumulator: +)
    }
  }

  @Test func `its closures are called once for each element, and once at the end`() {
    let events: [Event<Int>] = [.next(1), .next(1), .next(2), .completed]
    expectCalls(of: "the accumulator", for: [1, 1, 2], after: events) { source, note in
      source.reduce(0) { sum, number in
        note(number)
        return sum + number
      }
    }
    expectCalls(of: "`mapResult`, of a sum of 4,", for: [4], after: events) { source, note in
      source.reduce(0, accumulator: +) { sum in
        note(sum)
        return sum
      }
    }
  }

  @Test(arguments: [true, false])
  func `nothing is sent after a dispose within a closure`(throws: Bool) {
    let events: [Event<Int>] = [.next(1), .next(2), .completed]
    expectHearsNothingMore(onceDisposedWithin: "the accumulator", after: events) {
      source,
      dispose in
      source.reduce(0) { sum, number in
        dispose()
        if `throws` { throw Storm() }
        return sum + number
      }
    }
    expectHearsNothingMore(onceDisposedWithin: "`mapResult`", after: events) { source, dispose in
      source.reduce(0, accumulator: +) { sum in
        dispose()
        if `throws` { throw Storm() }
        return sum
      }
    }
  }

  @Test func `its closures are freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.reduce(
        0,
        accumulator: { sum, number in
          probe.touch()
          return sum + number
        },
        mapResult: { sum in
          probe.touch()
          return sum
        }
      )
    }
  }

  @Test func `each subscriber has a sum of its own`() {
    let log = Log()
    let sum = Observable.of(1, 2).reduce(0, accumulator: +)

    _ = sum.subscribe(log.observer())
    _ = sum.subscribe(log.observer())

    #expect(
      log.values == ["next(3)", "completed", "next(3)", "completed"],
      "The sum is state of the subscription."
    )
  }
}

// `toArray` and `ignoreElements` are given: they wait for the end, too.
extension `6.2 reduce` {
  @Test func `toArray sends all elements as one array`() {
    let log = Log()

    _ = Observable.of(1, 2).toArray().asObservable().subscribe(log.observer())
    _ = Observable<Int>.empty().toArray().asObservable().subscribe(log.observer())

    #expect(
      log.values == ["next([1, 2])", "completed", "next([])", "completed"],
      "An empty sequence is an empty array."
    )
    expectKeepsTheRulesAtTheEnd { $0.toArray().asObservable() }
  }

  @Test func `ignoreElements passes on only the end`() {
    let log = Log()

    _ = Observable.of(1, 2).ignoreElements().subscribe(log.observer())

    #expect(log.values == ["completed"], "Only the end is wanted.")
    expectKeepsTheRulesAtTheEnd { $0.ignoreElements() }
  }
}

extension `6.2 reduce` {
  @Test func `it makes the lesson's picture come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.2",
      operators: ["reduce(0, +)": { $0.reduce(0) { $0 + $1 } }]
    )
  }
}
