// Looks whether a letter is being sent, and fails afterwards: meanwhile the sending may have begun.

// exercise 13.8
// instead of: let (isSending, dropped) = state.withLock { state in
// instead of: let before = state
// instead of: state = State(phase: .failed(error))
// instead of: if case .sending = before.phase { return (true, before) }
// instead of: return (false, before)
// instead of: }
let isSending = state.withLock { state in
  if case .sending = state.phase { true } else { false }
}
let dropped = state.withLock { state in
  let before = state
  state = State(phase: .failed(error))
  return before
}
// end 13.8
