// It looks at the one before, leaves the lock, and then numbers: the one before may complete in between.

// exercise 9.4
let before = forwarding.withLock { newest }
let number = forwarding.withLock {
  newest = .beginning
  numberOfNewest += 1
  return numberOfNewest
}
switch before {
case .none: expect()
case .beginning: break
case .living(let key): group.remove(for: key)
}
keep(inner.subscribe(InnerObserver(number: number, sink: self)), of: number)
// end 9.4

// exercise 9.4
forwarding.withLock {
  if number == numberOfNewest { forwardNext(element) }
}
// end 9.4

// exercise 9.4
let before: Newest = forwarding.withLock {
  guard number == numberOfNewest else { return .none }
  defer { newest = .none }
  return newest
}
if case .none = before { return }
expectOneLess()
if case .living(let key) = before { group.remove(for: key) }
// end 9.4
