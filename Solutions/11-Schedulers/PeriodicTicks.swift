import Solution03TokensAndBags

/// A periodic action on a scheduler that has no timer of its own.
///
/// Each tick schedules the next one before it does anything else, so a slow action does not make
/// the next tick late. RxSwift's `SchedulePeriodicRecursive`.
final class PeriodicTicks<State>: @unchecked Sendable {
  // machine 11.6: The first tick comes after a time, and then one each period; the action runs once for
  //   each of them, with what it returned last, and never twice at a time.
  // starts as: init(
  // starts as:   _ state: State,
  // starts as:   period: RxTimeInterval,
  // starts as:   on scheduler: SchedulerType,
  // starts as:   action: @escaping (State) -> State
  // starts as: ) {}
  // starts as:
  // starts as: func start(after dueTime: RxTimeInterval) -> Disposable {
  // starts as:   Disposables.create()
  // starts as: }
  // exercise 11.6: What the ticks have to know beside their action and their state.
  private enum Turn {
    /// A period is over.
    case tick
    /// The action is free again, and there are missed ticks to make up.
    case makeUp
  }

  // Unchecked: `state` belongs to the turn that raised `due` from zero, and then to the turns that
  // make up the missed ticks, one after the other.
  private let due = Counter()
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
  // starts as: /// Begins with the first tick, after `dueTime`; returns the token of all ticks.
  // starts as: func start(after dueTime: RxTimeInterval) -> Disposable {
  // starts as:   state = action(state)
  // starts as:   return Disposables.create()
  // starts as: }
  /// Begins with the first tick, after `dueTime`; returns the token of all ticks.
  func start(after dueTime: RxTimeInterval) -> Disposable {
    let turns = Turns<Turn> { turn, turns in self.take(turn, turns) }
    turns.request(.tick, after: dueTime, on: scheduler)
    return turns
  }

  private func take(_ turn: Turn, _ turns: Turns<Turn>) {
    if case .tick = turn {
      turns.request(.tick, after: period, on: scheduler)
      // The action is running, on another thread or further down this one: this is made up later.
      guard due.add() == 1 else { return }
    }
    state = action(state)
    if due.subtract() > 0 {
      turns.request(.makeUp, on: scheduler)
    }
  }
  // end 11.6
  // end machine 11.6
}
