// The error that came while a letter was being sent is told inside the lock: if the observer makes the
// source fail again on hearing it, the thread waits for itself.

// exercise 13.8
// instead of: let phase = state.withLock { state in
// instead of: if case .sending = state.phase {
// instead of: state.phase = state.line.removeFirst().map { .waiting($0) } ?? .idle
// instead of: }
// instead of: return state.phase
// instead of: }
// instead of: switch phase {
// instead of: case .failed(let error): fail(with: error)
// instead of: case .waiting(let next):
// instead of: setAlarm(after: dueTime.remaining(since: next.posted, at: scheduler.now))
// instead of: case .idle, .sending: break
// instead of: }
let phase = state.withLock { state in
  switch state.phase {
  case .failed(let error): fail(with: error)
  case .sending: state.phase = state.line.removeFirst().map { .waiting($0) } ?? .idle
  case .idle, .waiting: break
  }
  return state.phase
}
switch phase {
case .waiting(let next):
  setAlarm(after: dueTime.remaining(since: next.posted, at: scheduler.now))
case .idle, .sending, .failed: break
}
// end 13.8
