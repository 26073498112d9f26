// It looks for a slot, leaves the lock, and then takes the slot: two may take the same one.

// exercise 9.3
if limit > 0 { expect() }
guard let inner = inner(for: element), limit > 0 else { return }
let hasRoom = state.withLock { state in
  if state.running < limit { return true }
  state.waiting.append(inner)
  return false
}
guard hasRoom else { return }
state.withLock { $0.running += 1 }
listen(to: inner)
// end 9.3

// exercise 9.3
super.sourceCompleted(letGo)
let next = state.withLock { state in
  let next = state.waiting.removeFirst()
  if next == nil { state.running -= 1 }
  return next
}
if let next { Trampoline.current.enqueue(Entrance(of: next, to: self)) }
// end 9.3
