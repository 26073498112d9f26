// It disposes before it fails: a sink that was disposed sends nothing any more.

// exercise 13.8
let (isSending, dropped) = state.withLock { state in
  let before = state
  state = State(phase: .failed(error))
  if case .sending = before.phase { return (true, before) }
  return (false, before)
}
_ = dropped
dispose()
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
