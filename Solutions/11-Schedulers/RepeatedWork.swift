import Solution03TokensAndBags

/// Work that is done each time a timer fires, and its token.
///
/// The timer makes sure that two runs don't overlap; the token may be disposed on any thread.
final class RepeatedWork<State>: Disposable, @unchecked Sendable {
  // exercise 11.6: The action runs once for each call of `run()`, each time with what it returned
  //   last, until any thread disposes it; from then on it is not kept. One call of `run()` follows
  //   another, and no lock is held while the action runs.
  // starts as: private let state: State
  // starts as: private let action: (State) -> State
  // starts as:
  // starts as: init(_ state: State, action: @escaping (State) -> State) {
  // starts as:   self.state = state
  // starts as:   self.action = action
  // starts as: }
  // starts as:
  // starts as: /// Does the work once, unless it was called off.
  // starts as: func run() {
  // starts as:   _ = action(state)
  // starts as: }
  // starts as:
  // starts as: /// Prevents all later runs, and frees the action.
  // starts as: func dispose() {}
  /// A closure in a structure: bare, it would be wrapped once more at each use of the lock.
  private struct Work {
    var action: ((State) -> State)?
  }

  // Unchecked: the lock guards the action, and the state belongs to the run in progress.
  private let work: Lock<Work>
  @Unguarded private var state: State

  init(_ state: State, action: @escaping (State) -> State) {
    self.state = state
    work = Lock(Work(action: action))
  }

  /// Does the work once, unless it was called off.
  func run() {
    guard let action = work.withLock({ $0.action }) else { return }
    state = action(state)
  }

  /// Prevents all later runs, and frees the action.
  func dispose() {
    // Taken out, so that what the closure held is freed after the lock is released.
    _ = work.withLock { $0.action.take() }
  }
  // end 11.6
}
