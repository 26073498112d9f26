import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers

extension ObservableType {
  /// Returns a sequence that stays connected for a while after the last observer has left.
  ///
  /// While somebody listens, it does what `share(replay: 1)` does. Whoever comes before the time is
  /// up finds the connection, and its newest element. An end of the source ends it at once.
  ///
  /// - Parameters:
  ///   - dueTime: How long the connection stays without an observer.
  ///   - scheduler: Measures the time.
  /// - Returns: The sequence, with one subscription to its source for all.
  package func share(
    lingeringFor dueTime: RxTimeInterval,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    // exercise 14.11: Return a sequence whose connection stays open until it has had no observer for
    //   `dueTime`, so that whoever comes back in time hears its newest element, and what follows.
    .never()
    // end 14.11
  }
}

// exercise 14.11: Everything else it needs: what is shared, how many listen, and what the timer does.
// end 14.11
