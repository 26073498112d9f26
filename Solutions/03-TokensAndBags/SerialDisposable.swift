/// A slot for one disposable at a time: setting a new one disposes the one before.
public final class SerialDisposable: Cancelable, @unchecked Sendable {
  private enum State {
    /// The slot is empty, or taken.
    case open(Disposable?)
    /// Nothing gets in any more.
    case disposed
  }

  // Unchecked: the lock guards the state, and with it the disposable.
  private let state = Lock(State.open(nil))

  /// Creates an empty slot.
  public init() {}

  /// Whether it was disposed.
  public var isDisposed: Bool {
    state.withLock { state in
      if case .disposed = state { true } else { false }
    }
  }

  /// The disposable in the slot, or one that does nothing; setting it disposes the old one.
  public var disposable: Disposable {
    get {
      state.withLock { state in
        if case .open(let current?) = state { current } else { Disposables.create() }
      }
    }
    set {
      // exercise 3.5: Put the new one into the slot, and dispose the one that was there; after
      //   `dispose()` there is no slot to put it into.
      let leaving: Disposable? = state.withLock { state in
        // Too late: it is the newcomer that has to leave.
        guard case .open(let current) = state else { return newValue }
        state = .open(newValue)
        return current
      }
      leaving?.dispose()
      // end 3.5
    }
  }

  /// Disposes the one in the slot, and every one that is set later.
  public func dispose() {
    // exercise 3.5: Close the slot for good, and dispose the one in it.
    let leaving: Disposable? = state.withLock { state in
      guard case .open(let current) = state else { return nil }
      state = .disposed
      return current
    }
    leaving?.dispose()
    // end 3.5
  }
}
