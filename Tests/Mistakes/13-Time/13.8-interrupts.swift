// The error is sent while an element is being sent.

// exercise 13.8
// instead of: let (isSending, dropped) = state.withLock { state in
// instead of: let before = state
// instead of: state = State(phase: .failed(error))
// instead of: if case .sending = before.phase { return (true, before) }
// instead of: return (false, before)
// instead of: }
let dropped = state.withLock { state in
  let before = state
  state = State(phase: .failed(error))
  return before
}

// instead of: if !isSending { fail(with: error) }
fail(with: error)
// end 13.8
