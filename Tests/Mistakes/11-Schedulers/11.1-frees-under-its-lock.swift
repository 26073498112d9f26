// Frees the closure while it holds the lock, and with it what the closure held.

// exercise 11.1
private enum State {
  case waiting(() -> Disposable)
  case running
  case done(Disposable)
  case disposed
}

private let state: Lock<State>

/// Creates work that has not begun.
package init(_ action: @escaping () -> Disposable) {
  state = Lock(.waiting(action))
}

/// Whether it was called off.
package var isDisposed: Bool {
  state.withLock { if case .disposed = $0 { true } else { false } }
}

/// Does the work, unless it was already done or called off.
package func run() {
  let action: (() -> Disposable)? = state.withLock { state in
    guard case .waiting(let action) = state else { return nil }
    state = .running
    return action
  }
  guard let result = action?() else { return }
  let isLate = state.withLock { state in
    guard case .running = state else { return true }
    state = .done(result)
    return false
  }
  if isLate { result.dispose() }
}

/// Prevents the work if it has not begun; disposes what it returned, or will return, if it has.
package func dispose() {
  let result: Disposable? = state.withLock { state in
    var result: Disposable?
    if case .done(let done) = state { result = done }
    state = .disposed
    return result
  }
  result?.dispose()
}
// end 11.1
