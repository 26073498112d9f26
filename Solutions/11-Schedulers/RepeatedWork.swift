import Solution03TokensAndBags

/// Work that is done each time a timer fires, and its token.
///
/// The timer makes sure that two runs don't overlap; the token may be disposed on any thread.
final class RepeatedWork<State>: Disposable, @unchecked Sendable {
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
    // exercise 11.6: Run the action, unless it was called off, and keep its result as the next
    //   state.
    guard let action = work.withLock({ $0.action }) else { return }
    state = action(state)
    // end 11.6
  }

  /// Prevents all later runs, and frees the action.
  func dispose() {
    // Taken out, so that what the closure held is freed after the lock is released.
    _ = work.withLock { $0.action.take() }
  }
}
