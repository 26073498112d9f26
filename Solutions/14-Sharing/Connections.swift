import Solution03TokensAndBags

/// The current connection and the count of its members; it knows nothing about elements.
///
/// So it is compiled once, for all element types. A ``ConnectableObservable`` has one.
final class Connections: @unchecked Sendable {
  /// What the lock guards, along with the `members` of each connection.
  private struct State {
    /// The connection that a newcomer gets; it may not have been opened yet.
    var current: Connection?

    /// Returns the current connection, if there is one, and counts the caller in if it joins.
    func find(joining: Bool) -> Connection? {
      if joining { current?.countIn() }
      return current
    }
  }

  // Unchecked: the lock guards the state. Nobody is called while it is held: the source, the subject
  // and the observers are somebody else's code.
  private let state = Lock(State())

  /// Returns the current connection, if there is one, and counts the caller in if it joins.
  func find(joining: Bool) -> Connection? {
    state.withLock { $0.find(joining: joining) }
  }

  /// Makes a connection the current one, and counts the caller in if it joins.
  ///
  /// - Parameters:
  ///   - fresh: The connection, which was made because there was none.
  ///   - joining: Whether the caller counts from now on.
  /// - Returns: The current connection, which may be another one.
  func begin(with fresh: Connection, joining: Bool) -> Connection {
    fresh.owner = self
    return state.withLock { state in
      // exercise 14.8: Make the fresh connection the current one, unless another thread was faster and
      //   there is one already. The line below returns the current one.
      // starts as: state.current = fresh
      // A connection that was made for nothing is freed by the caller, outside the lock.
      if state.current == nil { state.current = fresh }
      // end 14.8
      return state.find(joining: joining) ?? fresh
    }
  }

  /// Counts one member out of a connection; the last one ends it.
  func leave(_ connection: Connection) {
    let wasLast = state.withLock { state in
      // Whoever has ended it takes care of the rest.
      guard !connection.isDisposed, connection.countOut() else { return false }
      // In the same step: whoever comes while it is being ended must get a new one.
      if state.current === connection { state.current = nil }
      return true
    }
    if wasLast { connection.dispose() }
  }

  /// Forgets a connection that is over, so that the next listener gets a new one.
  func forget(_ connection: Connection) {
    // exercise 14.2: If `connection` is the current one, there is no current one any more.
    state.withLock { state in
      if state.current === connection { state.current = nil }
    }
    // end 14.2
  }

  /// Forgets the current connection, whichever it is.
  func forgetCurrent() {
    // Returned, so that it is freed outside the lock.
    _ = state.withLock { $0.current.take() }
  }
}
