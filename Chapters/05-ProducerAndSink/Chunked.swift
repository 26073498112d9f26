import Solution03TokensAndBags
import Solution04Events

extension ObservableType {
  /// Gathers elements, and sends each chunk of them as soon as it is whole.
  ///
  /// When the source completes, a chunk that was begun is sent before the end; if there is an error,
  /// it is dropped.
  ///
  /// - Parameters:
  ///   - limit: How many chunks to send, zero or more; the result completes with the last of them.
  ///     With zero, the source is not subscribed.
  ///   - isLast: Says whether an element is the last of its chunk; it is called once for each. If it
  ///     throws, the result fails with that error, and the source is disposed.
  /// - Returns: A sequence of at most `limit` chunks, none of them empty.
  package func chunked(
    limit: Int,
    endingWhere isLast: @escaping (Element) throws -> Bool
  ) -> Observable<[Element]> {
    precondition(limit >= 0, "chunked(limit:endingWhere:) needs a limit of zero or more")
    // exercise 5.13: Return a sequence of chunks, at most `limit` of them.
    return .never()
    // end 5.13
  }
}

// exercise 5.13: Everything else it needs: a producer, a sink, and what the sink has to remember.
// end 5.13
