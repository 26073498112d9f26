import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects

extension ObservableType {
  /// Waits until all observables in a collection have completed, and sends their last elements.
  ///
  /// It fails as soon as one of them fails. It completes without an element as soon as one of them
  /// completes without an element, and if the collection is empty.
  ///
  /// - Parameter sources: Are subscribed from left to right, until the result has ended.
  /// - Returns: A sequence of one array, in the order of the sources.
  package static func forkJoin<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Observable<[Element]> where Collection.Element == Observable<Element> {
    // exercise 8.13: One array with the last element of each source, once all have completed. It
    //   ends at once when there can be no such array any more.
    .never()
    // end 8.13
  }
}

// exercise 8.13: Everything else it needs: the state of one subscription, what listens to a
//   source, and what decides which thread may call the observer.
// end 8.13
