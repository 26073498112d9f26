import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Passes elements on until another source sends one, and then completes.
  ///
  /// - Parameter other: Is subscribed first. If it completes, nothing happens; if it fails, so does
  ///   the result.
  /// - Returns: A sequence that ends when this one does, or earlier.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    // exercise 8.9: A sequence that keeps the promise above.
    .never()
    // end 8.9
  }
}

// exercise 8.9: What the sequence of `take(until:)` is made of.
// end 8.9
