// Counts off, and leaves the state as it is: the next one is not expected, and the result completes
// while it is running.

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
let before: Newest? = forwarding.withLock { number == numberOfNewest ? newest : nil }
guard let before else { return }
expectOneLess()
if case .living(let key) = before { group.remove(for: key) }
// end 9.4
