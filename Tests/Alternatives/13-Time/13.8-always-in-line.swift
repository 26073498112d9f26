// Every letter gets in line, and the first is taken out again if the sink is idle; an error swaps the
// state.

// exercise 13.8
var dropped = State(phase: .failed(error))
state.withLock { swap(&$0, &dropped) }
switch dropped.phase {
case .sending: break
case .idle, .waiting, .failed: fail(with: error)
}
// end 13.8

// exercise 13.8
let isFirst = state.withLock { state in
  state.line.append(letter)
  guard case .idle = state.phase, let first = state.line.removeFirst() else { return false }
  state.phase = .waiting(first)
  return true
}
guard isFirst else { return }
setAlarm(after: dueTime)
// end 13.8

// exercise 13.8
let afterwards: (() -> Void)? = state.withLock { state in
  if case .failed(let error) = state.phase { return { self.fail(with: error) } }
  guard let next = state.line.removeFirst() else {
    state.phase = .idle
    return nil
  }
  state.phase = .waiting(next)
  return { [dueTime, scheduler] in
    self.setAlarm(after: dueTime.remaining(since: next.posted, at: scheduler.now))
  }
}
afterwards?()
// end 13.8
