// The next in line takes the slot, but the slot is counted as free.

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
let next = state.withLock { state in
  state.running -= 1
  return state.waiting.removeFirst()
}
if let next { Trampoline.current.enqueue(Entrance(of: next, to: self)) }
// end 9.3
