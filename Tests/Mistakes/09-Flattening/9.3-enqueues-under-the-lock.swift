// Enters the trampoline while it holds the lock: if nothing is running there, the next is
// subscribed at once, under the lock, and stops the program when it completes.

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
super.sourceCompleted(letGo)
state.withLock { state in
  if let next = state.waiting.removeFirst() {
    Trampoline.current.enqueue(Entrance(of: next, to: self))
  } else {
    state.running -= 1
  }
}
// end 9.3
