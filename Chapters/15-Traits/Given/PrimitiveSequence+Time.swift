import Solution04Events
import Solution06OneSource
import Solution11Schedulers
import Solution13Time

extension PrimitiveSequence {
  /// Sends the element and the completion later; an error comes at once.
  public func delay(
    _ dueTime: RxTimeInterval,
    scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: observable.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes later.
  public func delaySubscription(
    _ dueTime: RxTimeInterval,
    scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: observable.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Fails with `RxError.timeout`, if there is no answer in time.
  public func timeout(
    _ dueTime: RxTimeInterval,
    scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: observable.timeout(dueTime, scheduler: scheduler))
  }

  /// Continues with another sequence of the same promise, if there is no answer in time.
  ///
  /// - Parameters:
  ///   - dueTime: How long to wait.
  ///   - other: The sequence to continue with.
  ///   - scheduler: The clock.
  /// - Returns: A sequence of the answer that came in time, or of the other one's.
  public func timeout(
    _ dueTime: RxTimeInterval,
    other: PrimitiveSequence<Trait, Element>,
    scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: observable.timeout(dueTime, other: other.asObservable(), scheduler: scheduler)
    )
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// Returns a sequence of a zero that comes later.
  ///
  /// - Parameters:
  ///   - dueTime: How long to wait.
  ///   - scheduler: The clock.
  /// - Returns: The sequence.
  public static func timer(
    _ dueTime: RxTimeInterval,
    scheduler: SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}
