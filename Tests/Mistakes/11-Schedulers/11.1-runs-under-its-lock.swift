// Does the work while it holds its lock: work that disposes its own token waits for itself.
// Changes: 11.1-one-enum-in-a-lock.swift

// exercise 11.1
// instead of: let action: (() -> Disposable)? = state.withLock { state in
// instead of: guard case .waiting(let action) = state else { return nil }
// instead of: state = .running
// instead of: return action
// instead of: }
// instead of: guard let result = action?() else { return }
// instead of: let isLate = state.withLock { state in
// instead of: guard case .running = state else { return true }
// instead of: state = .done(result)
// instead of: return false
// instead of: }
// instead of: if isLate { result.dispose() }
state.withLock { state in
  guard case .waiting(let action) = state else { return }
  state = .done(action())
}
// end 11.1
