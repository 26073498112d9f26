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
    // exercise 12.4: A span of this clock, in seconds.
    // starts as: 0
    virtualTimeInterval
    // end 12.4
  }

  /// Returns the seconds themselves.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
    // exercise 12.4: Seconds, as a span of this clock.
    // starts as: 0
    timeInterval
    // end 12.4
  }

  /// Returns the date `offset` seconds after `time`.
  public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
    // exercise 12.4: A span of this clock is a number of seconds.
    // starts as: time
    time.addingTimeInterval(offset)
    // end 12.4
  }

  /// Compares two dates.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    // exercise 12.4: Compare the dates.
    // starts as: .equal
    VirtualTimeComparison(lhs, rhs)
    // end 12.4
  }
}
