// Sets the alarm while it holds the lock; a scheduler that runs its work at once then waits for it.

// exercise 13.8
// instead of: let isFirst = state.withLock { state in
// instead of: if case .failed = state.phase { return false }
// instead of: guard case .idle = state.phase else {
// instead of: state.line.append(letter)
// instead of: return false
// instead of: }
// instead of: state.phase = .waiting(letter)
// instead of: return true
// instead of: }
state.withLock { state in
  guard case .idle = state.phase else {
    state.line.append(letter)
    return
  }
  state.phase = .waiting(letter)
  setAlarm(after: dueTime)
}

// instead of: if isFirst { setAlarm(after: dueTime) }
// end 13.8
