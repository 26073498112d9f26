import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers

extension ObservableType {
  /// Subscribes to the source after `dueTime`, and passes on what it sends from then on.
  ///
  /// - Parameters:
  ///   - dueTime: How long to wait; nothing or less means as soon as the scheduler can.
  ///   - scheduler: Measures the time, and subscribes. Elements come on the source's thread.
  /// - Returns: The same sequence, later. If it is disposed before then, the source is never subscribed
  ///   to.
  public func delaySubscription(
    _ dueTime: RxTimeInterval,
    scheduler: SchedulerType
  ) -> Observable<Element> {
    // exercise 13.2: A sequence that keeps the promise above.
    .never()
    // end 13.2
  }
}

// exercise 13.2: What the sequence is made of. Its token prevents the subscription before its time, and
//   ends it afterwards.
// end 13.2
