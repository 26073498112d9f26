import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType {
  /// Returns a sequence of one element, sent on a scheduler, with its end in a second turn.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - scheduler: Where to send it.
  /// - Returns: The sequence.
  public static func just(
    _ element: Element,
    scheduler: ImmediateSchedulerType
  ) -> Observable<Element> {
    ScheduledSequence(CollectionOfOne(element), scheduler: scheduler)
  }

  /// Returns a sequence of the element in `optional`, or of none, sent on a scheduler.
  ///
  /// - Parameters:
  ///   - optional: The element, if there is one; the end follows it in a turn of its own.
  ///   - scheduler: Where to send it.
  /// - Returns: The sequence.
  public static func from(
    optional: Element?,
    scheduler: ImmediateSchedulerType
  ) -> Observable<Element> {
    optional.map { just($0, scheduler: scheduler) }
      ?? ScheduledSequence(EmptyCollection(), scheduler: scheduler)
  }
}
