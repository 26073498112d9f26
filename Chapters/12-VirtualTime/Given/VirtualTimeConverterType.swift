import Foundation
import Solution11Schedulers

/// What virtual time means: its units, and how they translate into real time.
///
/// RxSwift's protocol of the same name.
public protocol VirtualTimeConverterType {
  /// A moment of virtual time.
  associatedtype VirtualTimeUnit

  /// A span of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// Returns the real moment that a virtual one stands for.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// Returns the virtual moment that stands for a real one.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// Returns the seconds that a virtual span stands for.
  func convertFromVirtualTimeInterval(
    _ virtualTimeInterval: VirtualTimeIntervalUnit
  ) -> TimeInterval

  /// Returns the virtual span that stands for a number of seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

  /// Returns the moment `offset` after `time`.
  func offsetVirtualTime(
    _ time: VirtualTimeUnit,
    offset: VirtualTimeIntervalUnit
  ) -> VirtualTimeUnit

  /// Compares two moments.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// How two moments of virtual time compare.
public enum VirtualTimeComparison: Sendable {
  /// The first comes before the second.
  case lessThan
  /// They are the same.
  case equal
  /// The first comes after the second.
  case greaterThan
}

extension VirtualTimeComparison {
  /// Compares two values.
  init<Value: Comparable>(_ lhs: Value, _ rhs: Value) {
    self = lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
