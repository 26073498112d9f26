import ContractTesting
import Solution04Events
import Testing

#if SOLUTION
@testable import Solution12VirtualTime
#else
@testable import Chapter12VirtualTime
#endif

@Suite struct `12.6 A recording observer` {
  private let clock = TestScheduler(initialClock: 0)

  @Test func `each event is recorded with its tick`() {
    let observer = clock.createObserver(String.self)
    clock.scheduleAt(210) { observer.onNext("sun") }
    clock.scheduleAt(230) { observer.onNext("rain") }
    clock.scheduleAt(230) { observer.onCompleted() }
    clock.start()

    #expect(
      observer.texts == ["next(sun) @ 210", "next(rain) @ 230", "completed @ 230"],
      "It has to record what came, and when, by the clock of the test."
    )
  }

  @Test(arguments: [0.5, 60]) func `ticks are recorded, not seconds`(_ resolution: Double) {
    let clock = TestScheduler(initialClock: 0, resolution: resolution)
    let observer = clock.createObserver(Int.self)
    clock.scheduleAt(210) { observer.onNext(1) }
    clock.start()

    #expect(
      observer.texts == ["next(1) @ 210"],
      "A tick lasts \(resolution) seconds here, and 1 was sent at tick 210. This was recorded."
    )
  }

  @Test func `it also records what should never have come`() {
    let observer = clock.createObserver(Int.self)
    clock.scheduleAt(10) { observer.onCompleted() }
    clock.scheduleAt(20) { observer.onNext(1) }
    clock.scheduleAt(30) { observer.onError(Storm()) }
    clock.start()

    #expect(
      observer.texts == ["completed @ 10", "next(1) @ 20", "error(storm) @ 30"],
      """
      Other observers ignore events after an end. This one is a witness: without it, an operator \
      that sends on after its end would look well behaved.
      """
    )
  }

  @Test func `what comes after an error is recorded, too, in the order in which it comes`() {
    let observer = clock.createObserver(Int.self)
    clock.scheduleAt(30) { observer.onError(Storm()) }
    clock.scheduleAt(40) { observer.onNext(1) }
    clock.start()
    clock.advanceTo(20)
    observer.onNext(2)

    #expect(
      observer.texts == ["error(storm) @ 30", "next(1) @ 40", "next(2) @ 20"],
      """
      An error came, then an element. Then the test set the clock back to 20, and another element came. Each \
      is recorded, with what the clock showed.
      """
    )
  }

  @Test func `what comes twice is recorded twice`() {
    let observer = clock.createObserver(Int.self)
    clock.scheduleAt(10) {
      for _ in 1...2 { observer.onNext(1) }
      for _ in 1...2 { observer.onCompleted() }
    }
    clock.start()

    #expect(
      observer.texts == ["next(1) @ 10", "next(1) @ 10", "completed @ 10", "completed @ 10"],
      "Two events that are equal, at one tick, are two events."
    )
  }

  @Test func `a history can be read while it grows`() {
    let observer = clock.createObserver(Int.self)
    observer.onNext(1)
    #expect(observer.texts == ["next(1) @ 0"], "The clock has not been started: it is tick 0.")
    clock.scheduleAt(5) { observer.onNext(2) }
    clock.start()
    #expect(
      observer.texts == ["next(1) @ 0", "next(2) @ 5"],
      "Newer events come after older ones."
    )
  }

  @Test func `two elements are compared by value`() {
    #expect(Event.next(1) == .next(1), "These are the same element.")
    #expect(Event.next(1) != .next(2), "These are different elements.")
    #expect(
      Event.next(0.0) == .next(-0.0),
      "`==` of the elements says that these two are equal, though their texts differ."
    )
    #expect(
      Event.next(Measured(meters: 1.51)) != .next(Measured(meters: 1.52)),
      "These two look alike as texts, but `==` of the elements says that they differ."
    )
  }

  @Test func `an end is equal to one of its kind`() {
    #expect(Event<Int>.completed == .completed, "Both have completed.")
    #expect(Event<Int>.completed != .next(1), "One is an end, the other an element.")
    #expect(Event<Int>.error(Storm()) != .completed, "One has failed, the other has not.")
    #expect(Event<Int>.completed != .error(Storm()), "One has failed, the other has not.")
    #expect(Event<Int>.next(1) != .error(Storm()), "One is an element, the other an error.")
  }

  @Test func `errors are equal if their texts are`() {
    #expect(
      Event<Int>.error(Storm()) == .error(Storm()),
      "`Error` is not Equatable. What can be compared is the text, and both say storm."
    )
    #expect(
      Event<Int>.error(Storm()) != .error(RxError.timeout),
      "These are different errors. A test that accepts any error finds nothing."
    )
  }

  @Test func `errors of one type are equal only if their texts are`() {
    #expect(Event<Int>.error(Fog(meters: 50)) == .error(Fog(meters: 50)), "It is the same fog.")
    #expect(
      Event<Int>.error(Fog(meters: 50)) != .error(Fog(meters: 900)),
      """
      Both are fog, but one is thicker. The type says too little, and so does \
      `localizedDescription`, which for most errors names no more than the type. `"\\(error)"` has \
      all of it.
      """
    )
  }

  @Test func `errors that are objects are equal if their texts are`() {
    #expect(
      Event<Int>.error(Hail()) == .error(Hail()),
      "Two objects, and one text: an error is compared by its text, whatever it is."
    )
  }

  @Test func `errors of two types are equal if their texts are`() {
    #expect(
      Event<Int>.error(Storm()) == .error(Gale()),
      """
      Both say storm in `"\\(error)"`, and nothing else counts: not the type, nor \
      `debugDescription`.
      """
    )
  }

  @Test func `the texts of errors count even where the errors can be compared`() {
    #expect(
      Event<Int>.error(Reading(number: 1, text: "no signal"))
        == .error(Reading(number: 2, text: "no signal")),
      "`==` of these two errors says that they differ. But both say no signal, and that counts."
    )
    #expect(
      Event<Int>.error(Reading(number: 1, text: "no signal"))
        != .error(Reading(number: 1, text: "no power")),
      "`==` of these two errors says that they are equal. But one says no signal, one no power."
    )
  }

  @Test func `a whole history is one comparison`() {
    let observer = clock.createObserver(Int.self)
    clock.scheduleAt(210) { observer.onNext(1) }
    clock.scheduleAt(220) { observer.onError(Storm()) }
    clock.start()

    #expect(
      observer.events == [.next(210, 1), .error(220, Storm())],
      "The whole history is equal, to the tick."
    )
    #expect(observer.events != [.next(211, 1), .error(220, Storm())], "One is a tick later.")
    #expect(observer.events != [.next(210, 1)], "One has no end.")
  }
}

/// Its text is shorter than its value.
private struct Measured: Equatable, CustomStringConvertible {
  let meters: Double

  var description: String { "1.5 m" }
}

/// An error of another type with the text of a storm.
private struct Gale: Error, CustomStringConvertible, CustomDebugStringConvertible {
  let description = "\(Storm())"
  let debugDescription = "a gale"
}

/// An error with a number, which alone decides if two are equal.
private struct Reading: Error, Hashable, CustomStringConvertible {
  let number: Int
  let text: String

  var description: String { text }

  static func == (lhs: Reading, rhs: Reading) -> Bool { lhs.number == rhs.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// An error that is an object.
private final class Hail: Error, CustomStringConvertible {
  let description = "hail"
}

/// An error that says more than its type.
private struct Fog: Error {
  let meters: Int
}
