// Leaves the completed one in the group: it is disposed only at the end of everything.

// exercise 9.4
let (number, before) = forwarding.withLock {
  let before = newest
  newest = .beginning
  numberOfNewest += 1
  return (numberOfNewest, before)
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
let isNewest = forwarding.withLock {
  guard number == numberOfNewest else { return false }
  newest = .none
  return true
}
if isNewest { expectOneLess() }
// end 9.4
