import Solution03TokensAndBags

/// The turns of an action that asks for more of them, and their common token.
final class Turns<State>: Cancelable, @unchecked Sendable {
  /// The work of one turn, which may request more.
  typealias Action = (_ state: State, _ turns: Turns<State>) -> Void

  // machine 11.3: Each request is one turn on the scheduler, as soon as it can or after `dueTime`, until
  //   all are disposed; from then on nothing is scheduled, and nothing is kept.
  // starts as: init(_ action: @escaping Action) {}
  // starts as:
  // starts as: var isDisposed: Bool { false }
  // starts as:
  // starts as: func dispose() {}
  // starts as:
  // starts as: func request(_ state: State, on scheduler: ImmediateSchedulerType) {}
  // starts as:
  // starts as: func request(
  // starts as:   _ state: State,
  // starts as:   after dueTime: RxTimeInterval,
  // starts as:   on scheduler: SchedulerType
  // starts as: ) {}
  // exercise 11.3: What the turns have in common: their action, and the turns that are pending. Any
  //   thread may dispose it; from then on no turn is prepared, and nothing is kept.
  // starts as: private let action: Action
  // starts as:
  // starts as: init(_ action: @escaping Action) {
  // starts as:   self.action = action
  // starts as: }
  // starts as:
  // starts as: /// Whether no turn will begin any more.
  // starts as: var isDisposed: Bool {
  // starts as:   false
  // starts as: }
  // starts as:
  // starts as: /// Prevents the turns that are pending, and frees the action.
  // starts as: func dispose() {}
  /// A closure in a structure: bare, it would be wrapped once more at each use of the lock.
  private struct Work {
    var action: Action?
  }

  // Unchecked: the lock guards the action; what that does on several threads is up to whoever wrote
  // it.
  private let work: Lock<Work>
  private let pending = CompositeDisposable()

  init(_ action: @escaping Action) {
    work = Lock(Work(action: action))
  }

  /// Whether no turn will begin any more.
  var isDisposed: Bool {
    pending.isDisposed
  }

  /// Prevents the turns that are pending, and frees the action.
  func dispose() {
    // Taken out, so that what the closure held is freed after the lock is released.
    let freed = work.withLock { $0.action.take() }
    pending.dispose()
    _ = freed
  }
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
    // Inserted before it is scheduled: the turn may begin, and be over, in that call.
    let turn = SingleAssignmentDisposable()
    guard let key = pending.insert(turn) else { return }
    turn.setDisposable(
      schedule { state in
        self.pending.remove(for: key)
        // Copied out: the action may be long, and may be disposed from inside.
        let action = self.work.withLock { $0.action }
        action?(state, self)
        return Disposables.create()
      }
    )
    // end 11.3
  }
  // end machine 11.3
}
