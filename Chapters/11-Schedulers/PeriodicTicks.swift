import Solution03TokensAndBags

/// A periodic action on a scheduler that has no timer of its own.
///
/// Each tick schedules the next one before it does anything else, so a slow action does not make
/// the next tick late. RxSwift's `SchedulePeriodicRecursive`.
final class PeriodicTicks<State>: @unchecked Sendable {
  // exercise 11.6: What the ticks have to know beside their action and their state.
  // end 11.6
  @Unguarded private var state: State
  private let period: RxTimeInterval
  private let scheduler: SchedulerType
  private let action: (State) -> State

  init(
    _ state: State,
    period: RxTimeInterval,
    on scheduler: SchedulerType,
    action: @escaping (State) -> State
  ) {
    self.state = state
    self.period = period
    self.scheduler = scheduler
    self.action = action
  }

  // exercise 11.6: Each tick asks for the next one first. The action runs once for each tick that
  //   has come, and never twice at a time: what comes while it runs is made up afterwards, a turn
  //   each. The token ends all of it.
  /// Begins with the first tick, after `dueTime`; returns the token of all ticks.
  func start(after dueTime: RxTimeInterval) -> Disposable {
    state = action(state)
    return Disposables.create()
  }
  // end 11.6
}
