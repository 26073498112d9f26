// Looks whether a letter is being sent, and fails afterwards: meanwhile the sending may have begun.

// exercise 13.8
let isSending = state.withLock { state in
  if case .sending = state.phase { true } else { false }
}
let dropped = state.withLock { state in
  let before = state
  state = State(phase: .failed(error))
  return before
}
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
case .failed(let error): fail(with: error)
case .waiting(let next):
  setAlarm(after: dueTime.remaining(since: next.posted, at: scheduler.now))
case .idle, .sending: break
}
// end 13.8
