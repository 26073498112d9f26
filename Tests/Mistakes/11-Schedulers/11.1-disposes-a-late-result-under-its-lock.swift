// Disposes the result of work that was disposed meanwhile while it holds its lock.
// Changes: 11.1-one-enum-in-a-lock.swift

// exercise 11.1
// instead of: let isLate = state.withLock { state in
// instead of: guard case .running = state else { return true }
// instead of: state = .done(result)
// instead of: return false
// instead of: }
// instead of: if isLate { result.dispose() }
state.withLock { state in
  guard case .running = state else { return result.dispose() }
  state = .done(result)
}
// end 11.1
