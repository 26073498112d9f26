// After an event was sent, nobody checks whether more are in line.

// exercise 13.8
let (isSending, dropped) = state.withLock { state in
  let before = state
  state = State(phase: .failed(error))
  if case .sending = before.phase { return (true, before) }
  return (false, before)
}
// Freed outside the lock: what was in line may have a `deinit` that is reentrant.
_ = dropped
if !isSending { fail(with: error) }
// end 13.8

// exercise 13.8
let isFirst = state.withLock { state in
  guard case .idle = state.phase else {
    state.line.append(letter)
    return false
  }
  state.phase = .waiting(letter)
  return true
}
if isFirst { setAlarm(after: dueTime) }
// end 13.8

// exercise 13.8
state.withLock { $0.phase = .idle }
// end 13.8
