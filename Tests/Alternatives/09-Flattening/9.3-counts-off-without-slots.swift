// Expects every sequence, and counts it off again if there are no slots; looks whether it has to
// wait, and not whether there is room.

// exercise 9.3
expect()
guard let inner = inner(for: element) else { return }
guard limit > 0 else { return expectOneLess() }
let hasToWait = state.withLock { state in
  if state.running == limit {
    state.waiting.append(inner)
    return true
  }
  state.running += 1
  return false
}
if hasToWait { return }
listen(to: inner)
// end 9.3

// exercise 9.3
super.sourceCompleted(letGo)
let next: Observable<Observer.Element>? = state.withLock { state in
  if let next = state.waiting.removeFirst() { return next }
  state.running -= 1
  return nil
}
if let next { Trampoline.current.enqueue(Entrance(of: next, to: self)) }
// end 9.3
