import Dispatch
import Foundation
import Solution03TokensAndBags

/// A span of time: how long to wait.
public typealias RxTimeInterval = DispatchTimeInterval

/// A moment.
public typealias RxTime = Date

/// A scheduler that has a clock, and can run work later.
///
/// RxSwift's protocol of the same name.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The current time, by the clock of this scheduler.
  var now: RxTime { get }

  /// Schedules an action to run after `dueTime`; a negative one means as soon as it can.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - dueTime: How long to wait.
  ///   - action: The work; it returns what is to be disposed if the token is disposed afterwards.
  /// - Returns: The token of this piece of work.
  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable

  /// Schedules an action to run again and again, each time with the state that it returned last.
  ///
  /// - Parameters:
  ///   - state: What the action is given at first.
  ///   - startAfter: How long to wait for the first run.
  ///   - period: How long to wait from one tick to the next.
  ///   - action: The work of one tick, which returns the state for the next. It is never run while
  ///     it is running. Ticks that come meanwhile are made up; a Dispatch timer merges them into
  ///     one.
  /// - Returns: The token of all ticks.
  func schedulePeriodic<State>(
    _ state: State,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> Disposable
}

extension SchedulerType {
  /// Schedules an action to run again and again, by scheduling each tick on its own.
  public func schedulePeriodic<State>(
    _ state: State,
    startAfter: RxTimeInterval,
    period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> Disposable {
    PeriodicTicks(state, period: period, on: self, action: action).start(after: startAfter)
  }
}

extension RxTime {
  /// Returns the moment `interval` after this one.
  package func adding(_ interval: RxTimeInterval) -> RxTime {
    switch interval {
    case .seconds(let count): addingTimeInterval(TimeInterval(count))
    case .milliseconds(let count): addingTimeInterval(TimeInterval(count) / 1e3)
    case .microseconds(let count): addingTimeInterval(TimeInterval(count) / 1e6)
    case .nanoseconds(let count): addingTimeInterval(TimeInterval(count) / 1e9)
    case .never: .distantFuture
    @unknown default: preconditionFailure("an unknown kind of DispatchTimeInterval")
    }
  }
}
