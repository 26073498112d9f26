import Solution03TokensAndBags

/// The turns of an action that asks for more of them, and their common token.
final class Turns<State>: Cancelable, @unchecked Sendable {
  /// The work of one turn, which may request more.
  typealias Action = (_ state: State, _ turns: Turns<State>) -> Void

  // exercise 11.3: What the turns have in common: their action, and the turns that are pending. Any
  //   thread may dispose it; from then on no turn is prepared, and nothing is kept.
  private let action: Action

  init(_ action: @escaping Action) {
    self.action = action
  }

  /// Whether no turn will begin any more.
  var isDisposed: Bool {
    false
  }

  /// Prevents the turns that are pending, and frees the action.
  func dispose() {}
  // end 11.3

  /// Schedules one turn, as soon as the scheduler can.
  func request(_ state: State, on scheduler: ImmediateSchedulerType) {
    request { work in scheduler.schedule(state) { work($0) } }
  }

  /// Schedules one turn, after `dueTime`.
  func request(_ state: State, after dueTime: RxTimeInterval, on scheduler: SchedulerType) {
    request { work in scheduler.scheduleRelative(state, dueTime: dueTime) { work($0) } }
  }

  /// Schedules one turn, by a call of `schedule` with the work of that turn.
  private func request(_ schedule: (@escaping (State) -> Disposable) -> Disposable) {
    // exercise 11.3: One more turn of the action is scheduled, and can be called off until it
    //   begins; none after `dispose()`.
    // end 11.3
  }
}
