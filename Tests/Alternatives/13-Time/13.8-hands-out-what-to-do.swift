// Under the lock each gap makes a closure of what is to be done, and calls it outside.

// exercise 13.8
var dropped = State(phase: .failed(error))
state.withLock { swap(&$0, &dropped) }
switch dropped.phase {
case .idle, .waiting, .failed: fail(with: error)
case .sending: break
}
// end 13.8

// exercise 13.8
let toDo: (() -> Void)? = state.withLock { state in
  guard case .idle = state.phase else {
    state.line.append(letter)
    return nil
  }
  state.phase = .waiting(letter)
  return { self.setAlarm(after: self.dueTime) }
}
toDo?()
// end 13.8

// exercise 13.8
let toDo: (() -> Void)? = state.withLock { state in
  switch state.phase {
  case .failed(let error):
    return { self.fail(with: error) }
  case .sending:
    guard let next = state.line.removeFirst() else {
      state.phase = .idle
      return nil
    }
    state.phase = .waiting(next)
    return {
      let left = self.dueTime.remaining(since: next.posted, at: self.scheduler.now)
      self.setAlarm(after: left)
    }
  case .idle, .waiting:
    return nil
  }
}
toDo?()
// end 13.8
