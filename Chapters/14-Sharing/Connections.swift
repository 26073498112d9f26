import Solution03TokensAndBags

/// Which connection is the present one, and how many count on it; it knows nothing of elements.
///
/// So it is compiled once, for all sequences. A ``ConnectableObservable`` has one.
final class Connections: @unchecked Sendable {
  /// All that the lock guards, with the `members` of each connection.
  private struct State {
    /// The connection that a newcomer gets; it need not have been opened.
    var current: Connection?

    /// Returns the present connection, if there is one, to somebody who joins it or not.
    func present(joining: Bool) -> Connection? {
      if joining { current?.countIn() }
      return current
    }
  }

  // Unchecked: the lock guards the state. Nobody is called while it is held: the source, the subject
  // and the observers are code of others.
  private let state = Lock(State())

  /// Returns the present connection, if there is one, to somebody who joins it or not.
  func present(joining: Bool) -> Connection? {
    state.withLock { $0.present(joining: joining) }
  }

  /// Makes a connection the present one, for somebody who joins it or not.
  ///
  /// - Parameters:
  ///   - fresh: The connection, which was made when there was none.
  ///   - joining: Whether the caller counts from now on.
  /// - Returns: The present connection, which may be another one.
  func begin(with fresh: Connection, joining: Bool) -> Connection {
    fresh.owner = self
    return state.withLock { state in
      // exercise 14.8: Begin with the fresh connection, unless another thread has begun with its own
      //   meanwhile; the present one is returned.
      state.current = fresh
      // end 14.8
      return state.present(joining: joining) ?? fresh
    }
  }

  /// Counts one member of a connection out; the last one ends it.
  func leave(_ connection: Connection) {
    let wasLast = state.withLock { state in
      // Who has ended it sees to the rest.
      guard !connection.isDisposed, connection.countOut() else { return false }
      // In the same step: who comes while it is being ended must get a new one.
      if state.current === connection { state.current = nil }
      return true
    }
    if wasLast { connection.dispose() }
  }

  /// Forgets a connection that is over, so that who comes next gets a new one.
  func forget(_ connection: Connection) {
    // exercise 14.2: If it is the present one, there is no present one any more.
    // end 14.2
  }

  /// Forgets the present connection, whichever it is.
  func forgetPresent() {
    // Returned, so that it is freed outside of the lock.
    _ = state.withLock { $0.current.take() }
  }
}
