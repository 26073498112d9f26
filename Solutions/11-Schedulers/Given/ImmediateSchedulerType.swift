import Solution03TokensAndBags

/// A type that runs work somewhere, as soon as it can.
///
/// RxSwift's protocol of the same name.
public protocol ImmediateSchedulerType {
  /// Schedules an action to run as soon as the scheduler can, which may be before this returns.
  ///
  /// - Parameters:
  ///   - state: What the action is given.
  ///   - action: The work; it returns what is to be disposed if the token is disposed afterwards.
  /// - Returns: The token of this piece of work: disposing it before the action has begun prevents
  ///   it, and later disposes what the action returned.
  func schedule<State>(
    _ state: State,
    action: @escaping (State) -> Disposable
  ) -> Disposable
}

extension ImmediateSchedulerType {
  /// Schedules an action that may ask for another turn, each of them one call of `schedule`.
  ///
  /// Finished turns are not kept. The stack does not grow, however many turns there are, unless the
  /// scheduler runs nested work at once, as `ConcurrentMainScheduler` does on main.
  ///
  /// - Parameters:
  ///   - state: What the action is given in its first turn.
  ///   - action: The work of one turn; to have another it calls its second argument with the state
  ///     for that turn, and to end it doesn't.
  /// - Returns: The token of all turns, including those that nobody has asked for yet.
  public func scheduleRecursive<State>(
    _ state: State,
    action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> Disposable {
    let turns = Turns<State> { state, turns in
      action(state) { next in turns.request(next, on: self) }
    }
    turns.request(state, on: self)
    return turns
  }
}
