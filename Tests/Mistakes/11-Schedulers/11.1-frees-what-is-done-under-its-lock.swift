// Keeps the closure while the work runs, and frees it while it holds its lock.
// Changes: 11.1-one-enum-in-a-lock.swift

// exercise 11.1
// instead of: private enum State {
// instead of: case waiting(() -> Disposable)
// instead of: case running
// instead of: case done(Disposable)
// instead of: case disposed
// instead of: }
private enum State {
  case waiting(() -> Disposable)
  case running(() -> Disposable)
  case done(Disposable)
  case disposed
}
// instead of: let action: (() -> Disposable)? = state.withLock { state in
// instead of: guard case .waiting(let action) = state else { return nil }
// instead of: state = .running
// instead of: return action
// instead of: }
// instead of: guard let result = action?() else { return }
func begin() -> (() -> Disposable)? {
  state.withLock { state in
    guard case .waiting(let action) = state else { return nil }
    state = .running(action)
    return action
  }
}
guard let result = begin()?() else { return }
// end 11.1
