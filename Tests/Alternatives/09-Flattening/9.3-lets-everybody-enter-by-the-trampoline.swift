// A newcomer that gets a slot enters by the trampoline, too, and the slot is passed on in a `defer`.

// exercise 9.3
if limit > 0 { expect() }
guard let inner = inner(for: element), limit > 0 else { return }
let isFree = state.withLock { state in
  let isFree = state.running < limit
  if isFree { state.running += 1 } else { state.waiting.append(inner) }
  return isFree
}
guard isFree else { return }
Trampoline.current.enqueue(Entrance(of: inner, to: self))
// end 9.3

// exercise 9.3
defer {
  let next: Observable<Observer.Element>? = state.withLock { state in
    guard !state.waiting.isEmpty else {
      state.running -= 1
      return nil
    }
    return state.waiting.removeFirst()
  }
  next.map { Trampoline.current.enqueue(Entrance(of: $0, to: self)) }
}
super.sourceCompleted(letGo)
// end 9.3
