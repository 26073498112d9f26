import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// What becomes of the element that ends `take(while:)` or `take(until:)`.
public enum TakeBehavior: Sendable {
  /// It is the last element of the result.
  case inclusive
  /// It is not sent.
  case exclusive
}

extension ObservableType {
  /// Passes on elements up to the first that does not satisfy a condition, and ends there.
  ///
  /// ```text
  /// source:                     --1--2--5--2--|
  /// take(while: <3)             --1--2--|
  /// take(while: <3, .inclusive) --1--2--(5|)
  /// ```
  /// - Parameters:
  ///   - predicate: Says whether to go on; if it throws, the result fails with that error.
  ///   - behavior: Whether that first element is sent, too.
  /// - Returns: A sequence of the elements up to there.
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    // exercise 6.5: Return the producer that you write below.
    .never()
    // end 6.5
  }

  /// Passes on elements up to the first that satisfies a condition, and ends there.
  ///
  /// - Parameters:
  ///   - predicate: Says whether to end; if it throws, the result fails with that error.
  ///   - behavior: Whether that first element is sent, too.
  /// - Returns: A sequence of the elements up to there.
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}

// exercise 6.5: Write the producer and the sink of `take(while:behavior:)`: the sink forwards
//   elements while the condition holds, and ends with the first that fails it; with the behavior
//   `inclusive`, that element is forwarded before the end.
// end 6.5
