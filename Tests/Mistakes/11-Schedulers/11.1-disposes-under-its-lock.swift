// Disposes what the work returned while it holds its lock.
// Changes: 11.1-one-enum-in-a-lock.swift

// exercise 11.1
// instead of: let before = state.withLock { state in
// instead of: defer { state = .disposed }
// instead of: return state
// instead of: }
// instead of: if case .done(let result) = before { result.dispose() }
let before = state.withLock { state in
  let before = state
  state = .disposed
  if case .done(let result) = before { result.dispose() }
  return before
}
_ = before
// end 11.1
