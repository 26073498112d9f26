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
  /// Returns the real moment that a virtual one stands for.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime {
    RxTime(timeIntervalSince1970: 0)
  }

  /// Returns the virtual moment that stands for a real one.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime {
    RxTime(timeIntervalSince1970: 0)
  }

  /// Returns the seconds that a virtual span stands for.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
    0
  }

  /// Returns the virtual span that stands for a number of seconds.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
    0
  }

  /// Returns the moment `offset` after `time`.
  public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
    time
  }

  /// Compares two moments.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    .equal
  }
  // end 12.4
}
