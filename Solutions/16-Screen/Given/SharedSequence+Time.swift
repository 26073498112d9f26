import Solution04Events
import Solution11Schedulers
import Solution13Time

// The operators on time take no scheduler: there is one for the whole screen.
extension SharedSequenceConvertibleType {
  /// Sends an element when nothing has come after it for `dueTime`.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.debounce(dueTime, scheduler: SharingStrategy.scheduler) }
  }

  /// Sends at most one element in each span of `dueTime`.
  ///
  /// - Parameters:
  ///   - dueTime: How long to be silent after an element.
  ///   - latest: Whether the newest element of a silent span is sent at its end.
  /// - Returns: A sequence of the elements that are left.
  public func throttle(
    _ dueTime: RxTimeInterval,
    latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
  }

  /// Sends each element, and the end, `dueTime` later.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
  }
}
