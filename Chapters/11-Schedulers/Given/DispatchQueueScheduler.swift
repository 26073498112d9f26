import Foundation
import Solution03TokensAndBags

/// What all schedulers of dispatch queues have in common: a queue, and who puts the work there.
///
/// RxSwift has no such class: there each scheduler hands on every call by itself.
public class DispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  // Unchecked: a class with subclasses can't be checked; all its fields are constants.
  let configuration: DispatchQueueConfiguration

  /// Creates a scheduler for the queue of a configuration.
  init(_ configuration: DispatchQueueConfiguration) {
    self.configuration = configuration
  }

  /// The current time, by the system clock.
  public final var now: RxTime { Date() }

  /// Runs the action on the queue.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    configuration.schedule(state, action: action)
  }

  /// Runs the action on the queue, after `dueTime`.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - dueTime: How long to wait; no time at all if it is negative.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public final func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    configuration.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Runs the action on the queue at each tick of one timer, never twice at once; ticks that come
  /// while it runs count as one.
  ///
  /// - Parameters:
  ///   - state: What the action is given at first.
  ///   - startAfter: How long to wait for the first tick.
  ///   - period: How long to wait from one tick to the next.
  ///   - action: The work of one tick, which returns the state for the next.
  /// - Returns: The token of all ticks.
  public final func schedulePeriodic<State>(
    _ state: State,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> Disposable {
    configuration.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
