import Solution03TokensAndBags

/// A periodic action on a scheduler that has no timer of its own.
///
/// Each tick schedules the next one before it does anything else, so a slow action does not make
/// the next tick late. RxSwift's `SchedulePeriodicRecursive`.
final class PeriodicTicks<State>: @unchecked Sendable {
  private enum Turn {
    /// A period is over.
    case tick
    /// The action is free again, and there are missed ticks to make up.
    case makeUp
  }

  // Unchecked: `state` belongs to the turn that raised `due` from zero, and then to the turns that
  // make up the missed ticks, one after the other.
  private let due = Counter()
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

  func start(after dueTime: RxTimeInterval) -> Disposable {
    let turns = Turns<Turn> { turn, turns in self.take(turn, turns) }
    turns.request(.tick, after: dueTime, on: scheduler)
    return turns
  }

  private func take(_ turn: Turn, _ turns: Turns<Turn>) {
    // exercise 11.6: At a tick, request the next one, and run the action unless it is running; if
    //   ticks came while it ran, request a turn to make them up.
    // starts as: state = action(state)
    if case .tick = turn {
      turns.request(.tick, after: period, on: scheduler)
      // The action is running, on another thread or further down this one: this is made up later.
      guard due.add() == 1 else { return }
    }
    state = action(state)
    if due.subtract() > 0 {
      turns.request(.makeUp, on: scheduler)
    }
    // end 11.6
  }
}
