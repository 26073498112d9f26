// The newest is disposed before the end is sent, even if it was the last.

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
let before: Newest = forwarding.withLock {
  guard number == numberOfNewest else { return .none }
  defer { newest = .none }
  return newest
}
if case .none = before { return }
if case .living(let key) = before { group.remove(for: key) }
expectOneLess()
// end 9.4
