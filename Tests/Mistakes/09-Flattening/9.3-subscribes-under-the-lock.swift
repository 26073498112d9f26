// Subscribes while it holds the lock: a sequence that completes inside subscribe needs that lock,
// which stops the program.

// exercise 9.3
if limit > 0 { expect() }
guard let inner = inner(for: element), limit > 0 else { return }
state.withLock { state in
  if state.running < limit {
    state.running += 1
    listen(to: inner)
  } else {
    state.waiting.append(inner)
  }
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
