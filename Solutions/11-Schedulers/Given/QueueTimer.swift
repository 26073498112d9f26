import Dispatch
import Solution03TokensAndBags

/// A timer that fires on a dispatch queue, until it is disposed.
///
/// A Dispatch timer never runs its handler twice at once, not even on a concurrent queue; if it
/// fires several times while the handler runs, that counts as once.
final class QueueTimer: Disposable, @unchecked Sendable {
  // Unchecked: a dispatch source may be used from any thread.
  private let timer: DispatchSourceTimer

  /// Starts a timer, which keeps itself and `handler`, and what that holds, until it is disposed.
  ///
  /// - Parameters:
  ///   - queue: Where it fires.
  ///   - dueTime: How long it waits before it first fires.
  ///   - period: How long it waits before it fires again.
  ///   - leeway: How much later than asked it may fire.
  ///   - handler: What it does then; it is given the timer.
  init(
    on queue: DispatchQueue,
    after dueTime: RxTimeInterval,
    period: RxTimeInterval = .never,
    leeway: DispatchTimeInterval,
    handler: @escaping @Sendable (QueueTimer) -> Void
  ) {
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { handler(self) }
    timer.schedule(deadline: .now() + dueTime, repeating: period.orAtOnce, leeway: leeway)
    timer.resume()
  }

  /// Stops the timer, and frees its handler.
  func dispose() {
    timer.cancel()
  }
}

extension RxTimeInterval {
  /// This span of time, or zero if it is negative, which Dispatch would not bear as a period.
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
