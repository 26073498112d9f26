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

  /// Returns the date of a tick; tick 0 is the first moment of 1970.
  public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime {
    RxTime(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// Returns the tick nearest to a date.
  public func convertToVirtualTime(_ time: RxTime) -> TestTime {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  /// Returns the seconds that a number of ticks lasts.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTime) -> TimeInterval {
    // exercise 12.5: A tick lasts `resolution` seconds.
    0
    // end 12.5
  }

  /// Returns the number of ticks nearest to a number of seconds; half a tick is rounded up.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TestTime {
    // exercise 12.5: How many ticks is that? The nearest whole number; a half is rounded up.
    let ticks = 0.0
    // end 12.5
    // The end of time, which `.never` asks for, may be beyond the last tick that can be counted.
    return TestTime(exactly: ticks) ?? (ticks < 0 ? .min / 2 : .max / 2)
  }

  /// Returns the tick `offset` ticks after `time`.
  public func offsetVirtualTime(_ time: TestTime, offset: TestTime) -> TestTime {
    time + offset
  }

  /// Compares two ticks.
  public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
    VirtualTimeComparison(lhs, rhs)
  }
}
