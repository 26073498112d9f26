import RxTesting
import Testing

#if SOLUTION
@testable import Solution06OneSource
#else
@testable import Chapter06OneSource
#endif

// Each picture of the lesson, run by the tests of the exercise that it belongs to.

extension `6.1 scan` {
  @Test func `it makes the lesson's picture come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.1",
      operators: ["scan(0, +)": { $0.scan(0) { $0 + $1 } }]
    )
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

extension `6.3 distinctUntilChanged` {
  @Test func `it makes the lesson's picture come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.3",
      operators: ["distinctUntilChanged()": { $0.distinctUntilChanged() }]
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

extension `6.5 take(while:)` {
  @Test func `it makes the lesson's picture come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.5",
      operators: [
        "take(while: { $0 < 3 })": { $0.take(while: { $0 < 3 }) },
        "take(while: { $0 < 3 }, .inclusive)": {
          $0.take(while: { $0 < 3 }, behavior: .inclusive)
        },
      ]
    )
  }
}

extension `6.6 takeLast` {
  @Test func `it makes the lesson's picture come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.6",
      operators: ["takeLast(2)": { $0.takeLast(2) }]
    )
  }
}

extension `6.7 element(at:) and single` {
  @Test func `they make the lesson's pictures come true`() {
    expectMarbles(
      ofLesson: "06-OneSource",
      exercise: "6.7",
      operators: [
        "element(at: 1)": { $0.element(at: 1) },
        "element(at: 3)": { $0.element(at: 3) },
        "single()": { $0.single() },
      ]
    )
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
