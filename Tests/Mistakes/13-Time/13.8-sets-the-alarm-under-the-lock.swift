// Sets the alarm while it holds the lock; a scheduler that runs its work at once then waits for it.

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
state.withLock { state in
  guard case .idle = state.phase else {
    state.line.append(letter)
    return
  }
  state.phase = .waiting(letter)
  setAlarm(after: dueTime)
}
// end 13.8

// exercise 13.8
let phase = state.withLock { state in
  if case .sending = state.phase {
    state.phase = state.line.removeFirst().map { .waiting($0) } ?? .idle
  }
  return state.phase
}
switch phase {
case .failed(let error): fail(with: error)
case .waiting(let next):
  setAlarm(after: dueTime.remaining(since: next.posted, at: scheduler.now))
case .idle, .sending: break
}
// end 13.8
