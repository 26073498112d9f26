// Everybody gets in line, also where there is room; and a slot is given back before it is taken again.

// exercise 9.3
if limit > 0 { expect() }
guard let inner = inner(for: element), limit > 0 else { return }
let first = state.withLock { state -> Observable<Observer.Element>? in
  state.waiting.append(inner)
  guard state.running < limit else { return nil }
  state.running += 1
  return state.waiting.removeFirst()
}
if let first { listen(to: first) }
// end 9.3

// exercise 9.3
super.sourceCompleted(letGo)
let next = state.withLock { state -> Observable<Observer.Element>? in
  state.running -= 1
  guard let next = state.waiting.removeFirst() else { return nil }
  state.running += 1
  return next
}
if let next { Trampoline.current.enqueue(Entrance(of: next, to: self)) }
// end 9.3
