// Reads the number again where it subscribes: if disposing the old one makes the source send, both
// of the new ones have the newer number, and both are heard.

// exercise 9.4
let before = forwarding.withLock {
  let before = newest
  newest = .beginning
  numberOfNewest += 1
  return before
}
switch before {
case .none: expect()
case .beginning: break
case .living(let key): group.remove(for: key)
}
let number = forwarding.withLock { numberOfNewest }
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
