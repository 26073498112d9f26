// Expects every new one, and counts the old one off instead of handing its count on.

// exercise 9.4
expect()
let (number, before) = forwarding.withLock {
  defer { newest = .beginning }
  numberOfNewest += 1
  return (numberOfNewest, newest)
}
if case .living(let key) = before { group.remove(for: key) }
if case .none = before {} else { expectOneLess() }
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
