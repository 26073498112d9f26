// Frees the closure while it holds the lock, and with it what the closure held.
// Changes: 11.1-one-enum-in-a-lock.swift

// exercise 11.1
// instead of: let before = state.withLock { state in
// instead of: defer { state = .disposed }
// instead of: return state
// instead of: }
// instead of: if case .done(let result) = before { result.dispose() }
let result: Disposable? = state.withLock { state in
  var result: Disposable?
  if case .done(let done) = state { result = done }
  state = .disposed
  return result
}
result?.dispose()
// end 11.1
