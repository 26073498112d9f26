// Looks whether the sink is idle, and puts the letter in line afterwards: meanwhile the line may have
// run out, and the letter is stuck.

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
  if case .idle = state.phase { true } else { false }
}
state.withLock { state in
  if isFirst { state.phase = .waiting(letter) } else { state.line.append(letter) }
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
case .failed(let error): fail(with: error)
case .waiting(let next):
  setAlarm(after: dueTime.remaining(since: next.posted, at: scheduler.now))
case .idle, .sending: break
}
// end 13.8
