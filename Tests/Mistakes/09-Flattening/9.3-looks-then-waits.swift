// It looks for a slot, leaves the lock, and then gets in line: the last one may complete in between.

// exercise 9.3
if limit > 0 { expect() }
guard let inner = inner(for: element), limit > 0 else { return }
let hasRoom = state.withLock { state in
  guard state.running < limit else { return false }
  state.running += 1
  return true
}
if hasRoom {
  listen(to: inner)
} else {
  state.withLock { $0.waiting.append(inner) }
}
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
