// What is in line is freed while the lock is held, and its `deinit` may make the source send.

// exercise 13.8
// instead of: let (isSending, dropped) = state.withLock { state in
// instead of: let before = state
// instead of: state = State(phase: .failed(error))
// instead of: if case .sending = before.phase { return (true, before) }
// instead of: return (false, before)
// instead of: }
// instead of: // Freed outside the lock: what was in line may have a `deinit` that is reentrant.
// instead of: _ = dropped
// instead of: if !isSending { fail(with: error) }
let isSending = state.withLock { state in
  var isSending = false
  if case .sending = state.phase { isSending = true }
  state = State(phase: .failed(error))
  return isSending
}
if !isSending { fail(with: error) }
// end 13.8
