import Foundation
import Solution11Schedulers

/// A virtual clock that shows real dates, for replaying what happened on some day.
///
/// RxSwift's class of the same name.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
  /// Creates a scheduler without work, whose time begins at `initialClock`.
  public init(initialClock: RxTime = RxTime(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}

/// The time of a ``HistoricalScheduler``: virtual moments are dates, and virtual spans are seconds.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType, Sendable {
  /// A moment of virtual time.
  public typealias VirtualTimeUnit = RxTime

  /// A span of virtual time.
  public typealias VirtualTimeIntervalUnit = TimeInterval

  // exercise 12.4: Real time, unchanged: moments are dates, spans are seconds, and nothing is rounded.
  // starts as: /// Returns the real moment that a virtual one stands for.
  // starts as: public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime {
  // starts as:   RxTime(timeIntervalSince1970: 0)
  // starts as: }
  // starts as:
  // starts as: /// Returns the virtual moment that stands for a real one.
  // starts as: public func convertToVirtualTime(_ time: RxTime) -> RxTime {
  // starts as:   RxTime(timeIntervalSince1970: 0)
  // starts as: }
  // starts as:
  // starts as: /// Returns the seconds that a virtual span stands for.
  // starts as: public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
  // starts as:   0
  // starts as: }
  // starts as:
  // starts as: /// Returns the virtual span that stands for a number of seconds.
  // starts as: public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
  // starts as:   0
  // starts as: }
  // starts as:
  // starts as: /// Returns the moment `offset` after `time`.
  // starts as: public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
  // starts as:   time
  // starts as: }
  // starts as:
  // starts as: /// Compares two moments.
  // starts as: public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
  // starts as:   .equal
  // starts as: }
  /// Returns the date itself.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime {
    virtualTime
  }

  /// Returns the date itself.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime {
    time
  }

  /// Returns the seconds themselves.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
    virtualTimeInterval
  }

  /// Returns the seconds themselves.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
    timeInterval
  }

  /// Returns the date `offset` seconds after `time`.
  public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
    time.addingTimeInterval(offset)
  }

  /// Compares two dates.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    VirtualTimeComparison(lhs, rhs)
  }
  // end 12.4
}
