// Disposes the completed one before it counts it off: what it frees is gone before the observer has
// heard the end.

// exercise 9.3
if limit > 0 { expect() }
guard let inner = inner(for: element), limit > 0 else { return }
let hasSlot = state.withLock { state in
  guard state.running < limit else {
    state.waiting.append(inner)
    return false
  }
  state.running += 1
  return true
}
if hasSlot { listen(to: inner) }
// end 9.3

// exercise 9.3
letGo()
let next = state.withLock { state in
  let next = state.waiting.removeFirst()
  if next == nil { state.running -= 1 }
  return next
}
if let next { Trampoline.current.enqueue(Entrance(of: next, to: self)) }
expectOneLess()
// end 9.3
