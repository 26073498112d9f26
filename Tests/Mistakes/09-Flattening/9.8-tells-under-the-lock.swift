// Tells the observer while it holds the lock of the lines: an observer that makes a sequence send
// needs that lock, and waits for itself.
// Changes: 9.8-one-lock-one-loop.swift

// exercise 9.8
// instead of: switch state.withLock({ nextStep(&$0) }) {
// instead of: case .tell(let element): forwarding.withLock { forwardNext(element) }
// instead of: case .countOff: expectOneLess()
// instead of: case .stop: return
// instead of: }
let step = state.withLock { state in
  let step = nextStep(&state)
  if case .tell(let element) = step { forwardNext(element) }
  return step
}
switch step {
case .tell: break
case .countOff: expectOneLess()
case .stop: return
}
// end 9.8
