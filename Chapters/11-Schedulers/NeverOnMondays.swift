import Foundation
import Solution03TokensAndBags

/// A scheduler that has another one do the work, except on Mondays: then work waits until Tuesday.
public struct NeverOnMondays: SchedulerType {
  private let scheduler: SchedulerType
  private let calendar: Calendar

  /// Creates a scheduler on top of another.
  ///
  /// - Parameters:
  ///   - scheduler: Does the work; its clock says what day it is.
  ///   - calendar: What days there are, and when they begin.
  public init(_ scheduler: SchedulerType, calendar: Calendar = .current) {
    self.scheduler = scheduler
    self.calendar = calendar
  }

  /// The current time, by the clock of the scheduler below.
  public var now: RxTime { scheduler.now }

  /// Runs the action as soon as the scheduler below can, but not on a Monday.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    // exercise 11.12: Schedule the action below; if it is Monday when its turn comes, let it wait
    //   for Tuesday. The token must call it off wherever it waits.
    scheduler.schedule(state, action: action)
    // end 11.12
  }

  /// Runs the action after `dueTime`, but not on a Monday.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - dueTime: How long to wait at least.
  ///   - action: The work.
  /// - Returns: The token of the work.
  public func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    // exercise 11.12: Run the action after `dueTime`, but not on a Monday.
    scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
    // end 11.12
  }

  // exercise 11.12: What work does when its turn comes, and how long a Monday still lasts.
  // end 11.12
}
