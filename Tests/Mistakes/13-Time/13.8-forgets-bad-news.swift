// The error that came while an element was being told is never told.

// exercise 13.8
let (isSending, dropped) = state.withLock { state in
  let before = state
  state = State(phase: .failed(error))
  if case .sending = before.phase { return (true, before) }
  return (false, before)
}
// Freed out here: what was in line may have a `deinit` that comes back.
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
let phase = state.withLock { state in
  if case .sending = state.phase {
    state.phase = state.line.removeFirst().map { .waiting($0) } ?? .idle
  }
  return state.phase
}
switch phase {
case .failed: break
case .waiting(let next):
  setAlarm(after: dueTime.remaining(since: next.posted, at: scheduler.now))
case .idle, .sending: break
}
// end 13.8
