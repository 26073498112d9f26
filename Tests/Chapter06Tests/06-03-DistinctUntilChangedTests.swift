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

private struct City {
  let name: String
  let degrees: Int
}

@Suite struct `6.3 distinctUntilChanged` {
  @Test func `an element that is equal to the one before is dropped`() {
    let log = Log()

    _ = Observable.of(1, 1, 2, 2, 2, 1).distinctUntilChanged().subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "next(1)", "completed"],
      """
      An element passes if it differs from the one before it. So does the last 1: before it came a 2, \
      whatever came earlier.
      """
    )
  }

  @Test func `it compares with the one that passed, not with the one that came`() {
    let log = Log()

    _ = Observable.of(10, 11, 12, 13)
      .distinctUntilChanged { passed, new in abs(passed - new) <= 1 }
      .subscribe(log.observer())

    #expect(
      log.values == ["next(10)", "next(12)", "completed"],
      """
      11 is near 10 and was dropped. 12 is compared with 10, the last one that the subscriber heard. \
      If it were compared with 11, a temperature could creep up forever, and nobody would notice.
      """
    )
  }

  @Test func `the comparer gets the old element first, and is not called for the first one`() {
    let asked = Recorder<String>()

    _ = Observable.of(1, 2, 3)
      .distinctUntilChanged { passed, new in
        asked.record("\(passed), \(new)")
        return false
      }
      .subscribe { _ in }

    #expect(asked.values == ["1, 2", "2, 3"], "Two comparisons for three elements, old one first.")
  }

  @Test func `a key can be compared in place of the element`() {
    let log = Log()
    let cities = Observable.of(
      City(name: "Bern", degrees: 20),
      City(name: "Bern", degrees: 21),
      City(name: "Oslo", degrees: 21)
    )

    _ = cities.distinctUntilChanged { $0.name }.map { $0.degrees }.subscribe(log.observer())
    _ = cities.distinctUntilChanged(at: \.degrees).map { $0.name }.subscribe(log.observer())
    _ = cities.distinctUntilChanged({ $0.degrees }, comparer: { $1 <= $0 }).map { $0.name }
      .subscribe(log.observer())

    #expect(
      log.values == [
        "next(20)", "next(21)", "completed", "next(Bern)", "next(Bern)", "completed",
        "next(Bern)", "next(Bern)", "completed",
      ],
      "By name, by degrees, and by degrees with a comparison of its own."
    )
  }

  @Test func `a missing value is a value`() {
    let log = Log()

    _ = Observable<Int?>.of(nil, nil, 1, nil).distinctUntilChanged()
      .map { $0.map(String.init) ?? "-" }
      .subscribe(log.observer())

    #expect(
      log.values == ["next(-)", "next(1)", "next(-)", "completed"],
      """
      Elements may be optional. "Nothing has passed yet" and "what passed was nil" are different \
      things, and the first nil has to pass.
      """
    )
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.distinctUntilChanged { _, _ in false } }
  }

  @Test func `a closure that throws ends the sequence, and frees the source`() {
    let log = Log()
    let source = HandSource<Int>()

    let byKey =
      source.distinctUntilChanged { number -> Int in
        if number == 2 { throw Storm() }
        return number
      }
      .subscribe(log.observer())
    let byComparing = source.distinctUntilChanged { _, _ in throw Storm() }
      .subscribe(log.observer())
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["next(1)", "next(1)", "error(storm)", "error(storm)"],
      "The key of 2 could not be made, and 1 and 2 could not be compared."
    )
    #expect(source.living == 0, "Both have ended; the source goes on working for nobody.")
    byKey.dispose()
    byComparing.dispose()
    expectEnds(with: "error(storm)", after: [.next(1)]) {
      $0.distinctUntilChanged { _ -> Int in throw Storm() }
    }
    expectEnds(with: "error(storm)", behind: ["next(1)"], after: [.next(1), .next(2)]) {
      $0.distinctUntilChanged { _, _ in throw Storm() }
    }
  }

  @Test func `each of its closures is called once where it is needed`() {
    let events: [Event<Int>] = [.next(1), .next(1), .next(2)]
    expectCalls(of: "the key selector", for: [1, 1, 2], after: events) { source, note in
      source.distinctUntilChanged { number in
        note(number)
        return number
      }
    }
    expectCalls(of: "the comparer, with these as the new ones,", for: [1, 2], after: events) {
      source,
      note in
      source.distinctUntilChanged { passed, new in
        note(new)
        return passed == new
      }
    }
  }

  @Test(arguments: [true, false, nil])
  func `nothing is sent after a dispose within a closure`(isSame: Bool?) {
    let events: [Event<Int>] = [.next(1), .next(2), .next(3), .completed]
    expectHearsNothingMore(onceDisposedWithin: "the key selector", after: events) {
      source,
      dispose in
      source.distinctUntilChanged { number in
        dispose()
        guard let isSame else { throw Storm() }
        return isSame ? 0 : number
      }
    }
    expectHearsNothingMore(onceDisposedWithin: "the comparer", after: events) { source, dispose in
      source.distinctUntilChanged { _, _ in
        dispose()
        guard let isSame else { throw Storm() }
        return isSame
      }
    }
  }

  @Test func `there is one end if the source ends within a closure`() {
    let events: [Event<Int>] = [.next(1), .next(2)]
    expectEndsOnce(whenTheSourceEndsWithin: "the key selector", after: events) { source, end in
      source.distinctUntilChanged { number in
        end()
        return number
      }
    }
    expectEndsOnce(whenTheSourceEndsWithin: "the comparer", after: events) { source, end in
      source.distinctUntilChanged { _, _ in
        end()
        return false
      }
    }
  }

  @Test func `its closures are freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.distinctUntilChanged(
        { number in
          probe.touch()
          return number
        },
        comparer: { _, _ in
          probe.touch()
          return false
        }
      )
    }
  }

  @Test func `it remembers in time when the observer is reentrant`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.distinctUntilChanged()
      .subscribe { event in
        log.record("\(event)")
        if log.values.count < 5 { source.send(.next(1)) }
      }
    source.send(.next(1))

    #expect(
      log.values == ["next(1)"],
      "While it was handling 1, the source sent 1 again. By then the sink had to know that 1 passed."
    )
    token.dispose()
  }

  @Test func `what passed last counts, though it came while another one was sent`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.distinctUntilChanged()
      .subscribe { event in
        log.record("\(event)")
        if log.values == ["next(1)"] { source.send(.next(2)) }
      }
    source.send(.next(1), .next(2), .next(1))

    #expect(
      log.values == ["next(1)", "next(2)", "next(1)"],
      """
      While the observer was handling 1, the source sent 2, so 2 was the last one that passed when the \
      source sent 2 and 1. The observer heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `each subscriber has a memory of its own`() {
    let (left, right) = (Log(), Log())
    let source = HandSource<Int>()
    let changes = source.distinctUntilChanged()

    let first = changes.subscribe(left.observer())
    source.send(.next(1))
    let second = changes.subscribe(right.observer())
    source.send(.next(1))

    #expect(left.values == ["next(1)"], "It has already heard 1.")
    #expect(right.values == ["next(1)"], "For this one it is the first element.")
    first.dispose()
    second.dispose()
  }
}

// `compactMap` is given: it is `map` and `filter` in one.
extension `6.3 distinctUntilChanged` {
  @Test func `compactMap drops what becomes nil`() {
    let log = Log()

    _ = Observable.of("1", "two", "3").compactMap { Int($0) }.subscribe(log.observer())

    #expect(log.values == ["next(1)", "next(3)", "completed"], "There is no number in `two`.")
    expectKeepsTheRules { $0.compactMap { $0 } }
  }

  @Test func `compactMap ends when its transform throws`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.compactMap { _ -> Int? in throw Storm() }.subscribe(log.observer())
    source.send(.next(1), .next(2))

    #expect(log.values == ["error(storm)"], "What it throws ends the sequence.")
    #expect(source.living == 0, "And the source is disposed.")
    token.dispose()
    expectEnds(with: "error(storm)", after: [.next(1)]) {
      $0.compactMap { _ -> Int? in throw Storm() }
    }
    expectLetsGoOfItsClosures { source, probe in
      source.compactMap { number in
        probe.touch()
        return number
      }
    }
  }
}

extension `6.3 distinctUntilChanged` {
  @Test func `it makes the lesson's picture come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.3",
      operators: ["distinctUntilChanged()": { $0.distinctUntilChanged() }]
    )
  }
}
