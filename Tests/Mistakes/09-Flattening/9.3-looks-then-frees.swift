// It looks at the line, leaves the lock, and then frees the slot: one may get in line in between.

// exercise 9.3
if limit > 0 { expect() }
guard let inner = inner(for: element), limit > 0 else { return }
let hasRoom = state.withLock { state in
  guard state.running < limit else {
    state.waiting.append(inner)
    return false
  }
  state.running += 1
  return true
}
if hasRoom { listen(to: inner) }
// end 9.3

// exercise 9.3
super.sourceCompleted(letGo)
if let next = state.withLock({ $0.waiting.removeFirst() }) {
  Trampoline.current.enqueue(Entrance(of: next, to: self))
} else {
  state.withLock { $0.running -= 1 }
}
// end 9.3
