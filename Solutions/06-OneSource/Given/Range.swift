import Solution04Events
import Solution05ProducerAndSink

extension ObservableType where Element: FixedWidthInteger {
  /// Returns a sequence of consecutive numbers, one per turn of the trampoline, and then its end.
  ///
  /// - Parameters:
  ///   - start: The first number.
  ///   - count: How many there are, zero or more; the type has to be able to hold the last.
  /// - Returns: The sequence.
  public static func range(start: Element, count: Element) -> Observable<Element> {
    .from(ConsecutiveNumbers(start: start, count: count))
  }
}

/// Consecutive numbers as a Swift sequence, which any generator can send.
package struct ConsecutiveNumbers<Number: FixedWidthInteger>: Sequence, IteratorProtocol {
  private var number: Number
  private var remaining: Number

  /// Creates `count` numbers, beginning with `start`.
  package init(start: Number, count: Number) {
    precondition(count >= 0, "range(start:count:) needs a count of zero or more")
    precondition(
      count == 0 || !start.addingReportingOverflow(count - 1).overflow,
      "range(start:count:) needs a last number that its type can hold"
    )
    number = start
    remaining = count
  }

  /// Returns the next number, if there is one.
  package mutating func next() -> Number? {
    guard remaining > 0 else { return nil }
    defer {
      remaining -= 1
      // Wraps around after the largest number, when nobody asks any more.
      number &+= 1
    }
    return number
  }
}
