import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Sends each element together with the one before it.
  ///
  /// ```text
  /// source:     --1--2--3--|
  /// pairwise()  -----a--b--|     a = (1, 2), b = (2, 3)
  /// ```
  /// - Returns: A sequence of pairs, the older element first, which ends when the source does.
  package func pairwise() -> Observable<(Element, Element)> {
    // exercise 6.14: Return a sequence of neighbours: from the second element on, each with the one
    //   that came before it.
    .never()
    // end 6.14
  }

  /// Sends the longest run of elements at the end that all satisfy a condition, when the source has
  /// completed.
  ///
  /// ```text
  /// source:             --1--5--2--3--|
  /// takeLast(while: <4) --------------(23|)
  /// ```
  /// - Parameter predicate: Says whether an element may be in the run; if it throws, the result fails
  ///   with that error at once.
  /// - Returns: A sequence of these elements, in order; if the source fails, of none.
  package func takeLast(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    // exercise 6.14: Return a sequence of the elements after the last one that fails the condition,
    //   sent when the source has completed.
    .never()
    // end 6.14
  }
}

// exercise 6.14: Whatever the two need besides: producers, sinks, and what those remember.
// end 6.14
