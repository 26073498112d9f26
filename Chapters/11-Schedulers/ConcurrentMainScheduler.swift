import Dispatch
import Solution03TokensAndBags

/// A scheduler for the main queue that runs work at once whenever the caller is on main.
///
/// Nested work runs inside the work that schedules it, before what waits on the queue; so it keeps
/// no order, and is meant for `subscribe(on:)`. RxSwift's class of the same name.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
  /// The scheduler.
  public static let instance = ConcurrentMainScheduler()

  private let main = MainScheduler.instance

  private init() {}

  /// The current time, by the system clock.
  public var now: RxTime { main.now }

  /// Runs the action now if the caller is on main, else on the main queue.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    // exercise 11.7: Run the action at once if the caller is on main, whatever else is pending; if
    //   not, on the main queue.
    main.configuration.schedule(state, action: action)
    // end 11.7
  }

  /// Runs the action on the main queue, after `dueTime`.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - dueTime: How long to wait; no time at all if it is negative.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    main.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Runs the action on the main queue at each tick of one timer.
  ///
  /// - Parameters:
  ///   - state: What the action is given at first.
  ///   - startAfter: How long to wait for the first tick.
  ///   - period: How long to wait from one tick to the next.
  ///   - action: The work of one tick, which returns the state for the next.
  /// - Returns: The token of all ticks.
  public func schedulePeriodic<State>(
    _ state: State,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> Disposable {
    main.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
