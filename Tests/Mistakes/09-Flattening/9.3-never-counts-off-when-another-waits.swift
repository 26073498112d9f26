// Listens to the one that waits instead of counting off, as the comment in MergeSink suggests,
// although both were counted: the result never completes.

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
let next = state.withLock { state in
  let next = state.waiting.removeFirst()
  if next == nil { state.running -= 1 }
  return next
}
guard let next else { return super.sourceCompleted(letGo) }
letGo()
Trampoline.current.enqueue(Entrance(of: next, to: self))
// end 9.3
