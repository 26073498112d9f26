// Looks at what the work returned, and takes it out in a second step: two threads may both dispose it.
// Changes: 11.1-one-enum-in-a-lock.swift

// exercise 11.1
// instead of: let before = state.withLock { state in
// instead of: defer { state = .disposed }
// instead of: return state
// instead of: }
// instead of: if case .done(let result) = before { result.dispose() }
let before = state.withLock { state in
  let before = state
  if case .done = before { return before }
  state = .disposed
  return before
}
guard case .done(let result) = before else { return }
state.withLock { $0 = .disposed }
result.dispose()
// end 11.1
