// Counts a sequence once it stands in line: another thread may give it a slot, and hear its end,
// before that, and the count falls to zero while the outer sequence is running.

// exercise 9.3
guard let inner = inner(for: element), limit > 0 else { return }
let hasSlot = state.withLock { state in
  guard state.running < limit else {
    state.waiting.append(inner)
    return false
  }
  state.running += 1
  return true
}
expect()
if hasSlot { listen(to: inner) }
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
