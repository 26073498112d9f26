import Foundation
import Solution11Schedulers

/// A moment or a span of a test's time, in ticks.
public typealias TestTime = Int

/// The time of a ``TestScheduler``: ticks, and how many seconds each of them lasts.
///
/// RxTest's type of the same name.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
  /// A moment of virtual time.
  public typealias VirtualTimeUnit = TestTime

  /// A span of virtual time.
  public typealias VirtualTimeIntervalUnit = TestTime

  private let resolution: Double

  init(resolution: Double) {
    precondition(resolution > 0, "a tick needs a resolution of more than zero seconds")
    self.resolution = resolution
  }

  // exercise 12.5: Ticks, each of which lasts `resolution` seconds, from the first moment of 1970 on.
  //   Real time becomes the nearest tick, or the later one of two; and the end of time overflows
  //   nothing.
  /// Returns the date of a tick; tick 0 is the first moment of 1970.
  public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime {
    RxTime(timeIntervalSince1970: 0)
  }

  /// Returns the tick nearest to a date.
  public func convertToVirtualTime(_ time: RxTime) -> TestTime {
    0
  }

  /// Returns the seconds that a number of ticks lasts.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTime) -> TimeInterval {
    0
  }

  /// Returns the number of ticks nearest to a number of seconds; half a tick is rounded up.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TestTime {
    0
  }
  // end 12.5

  /// Returns the tick `offset` ticks after `time`.
  public func offsetVirtualTime(_ time: TestTime, offset: TestTime) -> TestTime {
    time + offset
  }

  /// Compares two ticks.
  public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
    VirtualTimeComparison(lhs, rhs)
  }
}
