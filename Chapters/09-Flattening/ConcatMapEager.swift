import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution08Combining

extension ObservableType {
  /// Sends what ``concatMap(_:)`` sends, from inner sequences that are subscribed ahead of their turn.
  ///
  /// The elements of the first inner sequence come first, then those of the second, and so on. What
  /// an inner sequence sends before its turn has to wait, however much it is; an error does not.
  ///
  /// - Parameters:
  ///   - maxConcurrent: How many inner sequences are subscribed at most; the others wait, in order.
  ///     If it is 0 or less, none ever is.
  ///   - selector: Makes the inner sequence as soon as the element comes. If it throws, the result
  ///     fails with that error at once.
  /// - Returns: A sequence that completes when this one and all inner ones have completed, and all
  ///   that they sent was heard.
  package func concatMapEager<Source: ObservableConvertibleType>(
    maxConcurrent: Int,
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    // exercise 9.8: Return a sequence in which the inner sequences are heard one after the other, in
    //   the order of the outer elements, though up to `maxConcurrent` are subscribed at the same time.
    .never()
    // end 9.8
  }
}

// exercise 9.8: Everything else it needs: a producer, a sink, a place where elements wait, a lock.
// end 9.8
