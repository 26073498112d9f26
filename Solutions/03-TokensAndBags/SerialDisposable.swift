/// A place for one disposable at a time: whoever takes the place disposes the one before.
public final class SerialDisposable: Cancelable, @unchecked Sendable {
  private enum State {
    /// The place is free, or taken.
    case open(Disposable?)
    /// Nobody is let in any more.
    case disposed
  }

  // Unchecked: the lock guards the state, and with it the disposable.
  private let state = Lock(State.open(nil))

  /// Creates an empty place.
  public init() {}

  /// Whether it was disposed.
  public var isDisposed: Bool {
    state.withLock { state in
      if case .disposed = state { true } else { false }
    }
  }

  /// The disposable that has the place, or one that does nothing; setting it disposes the old one.
  public var disposable: Disposable {
    get {
      state.withLock { state in
        if case .open(let current?) = state { current } else { Disposables.create() }
      }
    }
    set {
      // exercise 3.5: Let the new one take the place, and dispose the one that had it; if all was
      //   disposed, there is no place to take.
      let leaving: Disposable? = state.withLock { state in
        // Too late: the newcomer itself is the one that has to leave.
        guard case .open(let current) = state else { return newValue }
        state = .open(newValue)
        return current
      }
      leaving?.dispose()
      // end 3.5
    }
  }

  /// Disposes the one that has the place, and every one that will be set later.
  public func dispose() {
    // exercise 3.5: Close the place for good, and dispose the one that had it.
    let leaving: Disposable? = state.withLock { state in
      guard case .open(let current) = state else { return nil }
      state = .disposed
      return current
    }
    leaving?.dispose()
    // end 3.5
  }
}
