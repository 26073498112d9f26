// Passes the slot on, but never frees it when nobody waits: after the first that ends alone,
// everybody waits for ever.

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
if let next = state.withLock({ $0.waiting.removeFirst() }) {
  Trampoline.current.enqueue(Entrance(of: next, to: self))
}
// end 9.3
