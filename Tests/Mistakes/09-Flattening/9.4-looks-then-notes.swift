// It checks the number, leaves the lock, and then notes that there is none: a newer one may have come.

// exercise 9.4
let (number, before) = forwarding.withLock {
  defer { newest = .beginning }
  numberOfNewest += 1
  return (numberOfNewest, newest)
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
guard forwarding.withLock({ number == numberOfNewest }) else { return }
let before = forwarding.withLock {
  defer { newest = .none }
  return newest
}
if case .none = before { return }
expectOneLess()
if case .living(let key) = before { group.remove(for: key) }
// end 9.4
