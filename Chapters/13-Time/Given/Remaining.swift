import Dispatch
import Foundation
import Solution11Schedulers

extension RxTimeInterval {
  /// Returns what is left of this interval at `now`, if it began at `start`: never less than nothing.
  ///
  /// It is exact to the microsecond; a present-day `Date` is no more precise.
  func remaining(since start: RxTime, at now: RxTime) -> RxTimeInterval {
    guard let whole = inSeconds else { return .never }
    let left = ((whole - now.timeIntervalSince(start)) * 1e6).rounded()
    // What is too long to count never ends either.
    return left > 0 ? Int(exactly: left).map { .microseconds($0) } ?? .never : .microseconds(0)
  }

  /// Whether nothing is left of it.
  var isOver: Bool {
    inSeconds.map { $0 <= 0 } ?? false
  }

  private var inSeconds: TimeInterval? {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1e3
    case .microseconds(let count): TimeInterval(count) / 1e6
    case .nanoseconds(let count): TimeInterval(count) / 1e9
    case .never: nil
    @unknown default: preconditionFailure("an unknown kind of DispatchTimeInterval")
    }
  }
}
