import Solution03TokensAndBags
import Synchronization

/// A periodic action on a scheduler that has no timer of its own.
///
/// Each tick schedules the next one before it does anything else, so a slow action does not make the
/// clock late. RxSwift's `SchedulePeriodicRecursive`.
final class PeriodicTicks<State>: @unchecked Sendable {
  private enum Turn {
    /// The clock has struck.
    case tick
    /// The action is free again, and there are ticks to make up for.
    case makeUp
  }

  // Unchecked: `state` belongs to the turn that raised `due` from zero, and then to the turns that
  // make up for the others, one after the other.
  private let due = Atomic(0)
  private var state: State
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
    // exercise 11.6: At a tick, request the next one, and run the action unless that is running; who
    //   has run it requests a turn to make up for ticks that came meanwhile.
    // starts as: state = action(state)
    if case .tick = turn {
      turns.request(.tick, after: period, on: scheduler)
      // Somebody is running the action, on another thread or below on this one: it sees to this.
      guard due.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    }
    state = action(state)
    if due.subtract(1, ordering: .acquiringAndReleasing).newValue > 0 {
      turns.request(.makeUp, on: scheduler)
    }
    // end 11.6
  }
}
