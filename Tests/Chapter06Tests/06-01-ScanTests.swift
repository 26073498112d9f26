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

/// The two forms of `scan`, which make the same of the same closure.
fileprivate enum Form: CaseIterable, CustomTestStringConvertible {
  case newState, inPlace

  var testDescription: String {
    self == .newState ? "scan(_:accumulator:)" : "scan(into:accumulator:)"
  }

  func scan<State>(
    _ source: Observable<Int>,
    _ seed: State,
    _ accumulator: @escaping (State, Int) throws -> State
  ) -> Observable<State> {
    switch self {
    case .newState: source.scan(seed, accumulator: accumulator)
    case .inPlace:
      source.scan(into: seed) { state, element in state = try accumulator(state, element) }
    }
  }
}

@Suite struct `6.1 scan` {
  @Test func `it sends the state after each element`() {
    let log = Log()

    _ = Observable.of(1, 2, 3).scan(0) { $0 + $1 }.subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(3)", "next(6)", "completed"],
      "0 + 1, and that + 2, and that + 3: each element changes the state, and the state is sent."
    )
  }

  @Test(arguments: Form.allCases)
  fileprivate func `the seed is not sent`(form: Form) {
    let log = Log()

    _ = form.scan(.empty(), 100) { $0 + $1 }.subscribe(log.observer())

    #expect(
      log.values == ["completed"],
      "The seed is the state before the first element. Without elements there is nothing to send."
    )
  }

  @Test func `the state may be of another type than the elements`() {
    let log = Log()

    _ = Observable.of(1, 2).scan("") { "\($0)<\($1)>" }.subscribe(log.observer())

    #expect(
      log.values == ["next(<1>)", "next(<1><2>)", "completed"],
      "The closure gets the state first, and the element second."
    )
  }

  @Test(arguments: Form.allCases)
  fileprivate func `each subscriber has a state of its own`(form: Form) {
    let (left, right) = (Log(), Log())
    let source = HandSource<Int>()
    let warmest = form.scan(source, Int.min) { max($0, $1) }

    let first = warmest.subscribe(left.observer())
    source.send(.next(30))
    let second = warmest.subscribe(right.observer())
    source.send(.next(10), .next(20))

    #expect(left.values == ["next(30)", "next(30)", "next(30)"], "It has already seen the 30.")
    #expect(
      right.values == ["next(10)", "next(20)"],
      """
      The 30 came before this one subscribed. State in the producer, or in one of its closures, is \
      shared by all subscribers, now and later; each sink needs its own.
      """
    )
    first.dispose()
    second.dispose()
  }

  @Test(arguments: Form.allCases)
  fileprivate func `a second subscription starts from the seed`(form: Form) {
    let log = Log()
    let sums = form.scan(.of(1, 2), 0) { $0 + $1 }

    _ = sums.subscribe(log.observer())
    _ = sums.subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(3)", "completed", "next(1)", "next(3)", "completed"],
      "The second run of a cold sequence must not go on where the first ended."
    )
  }

  @Test func `the state can be changed in place`() {
    let log = Log()

    _ = Observable.of(1, 2).scan(into: [Int]()) { $0.append($1) }.subscribe(log.observer())

    #expect(
      log.values == ["next([1])", "next([1, 2])", "completed"],
      "`scan(into:)` hands its closure the state itself, to change in place."
    )
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.scan(0) { _, element in element } }
    expectKeepsTheRules { $0.scan(into: 0) { state, element in state = element } }
  }

  @Test(arguments: Form.allCases)
  fileprivate func `an accumulator that throws ends the sequence, and frees the source`(form: Form)
  {
    let log = Log()
    let source = HandSource<Int>()

    let token =
      form.scan(source, 0) { sum, number in
        if number == 3 { throw Storm() }
        return sum + number
      }
      .subscribe(log.observer())
    source.send(.next(1), .next(2), .next(3), .next(4))

    #expect(
      log.values == ["next(1)", "next(3)", "error(storm)"],
      "What the accumulator throws ends the result."
    )
    #expect(source.living == 0, "The source has not ended: something has to stop it.")
    token.dispose()
    expectEnds(with: "error(storm)", after: [.next(1)]) {
      form.scan($0, 0) { _, _ in throw Storm() }
    }
  }

  @Test(arguments: Form.allCases)
  fileprivate func `a reentrant observer hears the later state`(form: Form) {
    let log = Log()
    let source = HandSource<Int>()

    let token = form.scan(source, 0) { $0 + $1 }
      .subscribe { event in
        log.record("\(event)")
        if event.element == 1 { source.send(.next(10)) }
      }
    source.send(.next(1), .next(2))

    #expect(
      log.values == ["next(1)", "next(11)", "next(13)"],
      "While it was handling 1, the source sent 10. Nothing may be lost: 1, 1 + 10, 11 + 2."
    )
    token.dispose()
  }

  @Test(arguments: Form.allCases)
  fileprivate func `the accumulator is called once for each element`(form: Form) {
    expectCalls(of: "the accumulator", for: [1, 1, 2], after: [.next(1), .next(1), .next(2)]) {
      source,
      note in
      form.scan(source, 0) { sum, number in
        note(number)
        return sum + number
      }
    }
  }

  @Test(arguments: Form.allCases)
  fileprivate func `nothing is sent after a dispose within the accumulator`(form: Form) {
    for sum in [1, nil] {
      expectHearsNothingMore(onceDisposedWithin: "the accumulator", after: [.next(1), .next(2)]) {
        source,
        dispose in
        form.scan(source, 0) { _, _ in
          dispose()
          guard let sum else { throw Storm() }
          return sum
        }
      }
    }
  }

  @Test(arguments: Form.allCases)
  fileprivate func `the accumulator is freed with its subscription and its producer`(form: Form) {
    expectLetsGoOfItsClosures { source, probe in
      form.scan(source, 0) { sum, number in
        probe.touch()
        return sum + number
      }
    }
  }
}

// `enumerated` is given: its state is a number that counts up.
extension `6.1 scan` {
  @Test func `enumerated numbers the elements from 0, for each subscriber`() {
    let log = Log()
    let cities = Observable.of("Bern", "Oslo").enumerated().map { "\($0.index) \($0.element)" }

    _ = cities.subscribe(log.observer())
    _ = cities.subscribe(log.observer())

    #expect(
      log.values == [
        "next(0 Bern)", "next(1 Oslo)", "completed", "next(0 Bern)", "next(1 Oslo)", "completed",
      ],
      "The number is state of the subscription."
    )
    expectKeepsTheRules { $0.enumerated().map { $0.element } }
  }

  @Test func `enumerated gives no number twice when the observer is reentrant`() {
    let log = Log()
    let source = HandSource<String>()

    let token = source.enumerated()
      .subscribe { event in
        guard let (index, city) = event.element else { return }
        log.record("\(index) \(city)")
        if city == "Bern" { source.send(.next("Oslo")) }
      }
    source.send(.next("Bern"), .next("Rome"))

    #expect(log.values == ["0 Bern", "1 Oslo", "2 Rome"], "Three elements, three numbers.")
    token.dispose()
  }
}

extension `6.1 scan` {
  @Test func `it makes the lesson's picture come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.1",
      operators: ["scan(0, +)": { $0.scan(0) { $0 + $1 } }]
    )
  }
}
