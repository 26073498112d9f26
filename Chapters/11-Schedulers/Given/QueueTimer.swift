import Dispatch
import Solution03TokensAndBags

/// A timer that strikes on a dispatch queue, until it is disposed.
///
/// A timer of Dispatch never runs its handler twice at once, on a concurrent queue either; strikes
/// that come while it runs are made one.
final class QueueTimer: Disposable, @unchecked Sendable {
  // Unchecked: a dispatch source may be used from any thread.
  private let timer: DispatchSourceTimer

  /// Starts a timer, which keeps itself and `strike`, and what that holds, until it is disposed.
  ///
  /// - Parameters:
  ///   - queue: Where it strikes.
  ///   - dueTime: How long it waits before the first strike.
  ///   - period: How long it waits from one strike to the next.
  ///   - leeway: How much later than asked it may strike.
  ///   - strike: What it does then; it is given the timer.
  init(
    on queue: DispatchQueue,
    after dueTime: RxTimeInterval,
    period: RxTimeInterval = .never,
    leeway: DispatchTimeInterval,
    strike: @escaping @Sendable (QueueTimer) -> Void
  ) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { strike(self) }
    timer.schedule(deadline: .now() + dueTime, repeating: period.orAtOnce, leeway: leeway)
    timer.resume()
  }

  /// Stops the timer, and lets go of what it was to do.
  func dispose() {
    timer.cancel()
  }
}

extension RxTimeInterval {
  /// This span of time, or none in place of a negative one, which Dispatch would not bear as a period.
  fileprivate var orAtOnce: Self {
    switch self {
    case .seconds(let count) where count < 0,
      .milliseconds(let count) where count < 0,
      .microseconds(let count) where count < 0,
      .nanoseconds(let count) where count < 0:
      .nanoseconds(0)
    default: self
    }
  }
}
