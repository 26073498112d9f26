// Disposes what the work returned first, and says that it was disposed afterwards.
// Changes: 11.1-one-enum-in-a-lock.swift

// exercise 11.1
// instead of: let before = state.withLock { state in
// instead of: defer { state = .disposed }
// instead of: return state
// instead of: }
// instead of: if case .done(let result) = before { result.dispose() }
let before = state.withLock { state in
  let before = state
  state = if case .done = before { .running } else { .disposed }
  return before
}
if case .done(let result) = before {
  result.dispose()
  state.withLock { $0 = .disposed }
}
// end 11.1
