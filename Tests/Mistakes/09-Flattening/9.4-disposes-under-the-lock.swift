// Changes the number first, but still disposes the old one while it holds the lock: if that waits
// for another thread that sends something, both wait for ever.

// exercise 9.4
let number = forwarding.withLock {
  let before = newest
  newest = .beginning
  numberOfNewest += 1
  switch before {
  case .none: expect()
  case .beginning: break
  case .living(let key): group.remove(for: key)
  }
  return numberOfNewest
}
keep(inner.subscribe(InnerObserver(number: number, sink: self)), of: number)
// end 9.4

// exercise 9.4
forwarding.withLock {
  if number == numberOfNewest { forwardNext(element) }
}
// end 9.4

// exercise 9.4
let before: Newest? = forwarding.withLock {
  guard number == numberOfNewest else { return nil }
  let before = newest
  newest = .none
  return before
}
guard let before else { return }
expectOneLess()
if case .living(let key) = before { group.remove(for: key) }
// end 9.4
