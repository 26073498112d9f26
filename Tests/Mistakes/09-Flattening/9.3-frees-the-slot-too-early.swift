// It frees the slot, and then disposes: on another thread the next may begin in between.

// exercise 9.3
guard let inner = inner(for: element) else { return }
let hasRoom = state.withLock { state in
  guard state.running < limit else {
    state.waiting.append(inner)
    return false
  }
  state.running += 1
  return true
}
guard hasRoom else { return }
expect()
listen(to: inner)
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
