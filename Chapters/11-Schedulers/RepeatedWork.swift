import Solution03TokensAndBags

/// Work that is done each time a timer fires, and its token.
///
/// The timer makes sure that two runs don't overlap; the token may be disposed on any thread.
final class RepeatedWork<State>: Disposable, @unchecked Sendable {
  // exercise 11.6: The action runs once for each call of `run()`, each time with what it returned
  //   last, until any thread disposes it; from then on it is not kept. One call of `run()` follows
  //   another, and no lock is held while the action runs.
  private let state: State
  private let action: (State) -> State

  init(_ state: State, action: @escaping (State) -> State) {
    self.state = state
    self.action = action
  }

  /// Does the work once, unless it was called off.
  func run() {
    _ = action(state)
  }

  /// Prevents all later runs, and frees the action.
  func dispose() {}
  // end 11.6
}
