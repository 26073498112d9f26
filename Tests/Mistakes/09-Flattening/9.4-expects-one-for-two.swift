// Expects a new one unless the one before was in the group: one that is replaced while it is being
// subscribed is never counted off, and the result never completes.

// exercise 9.4
let (number, before) = forwarding.withLock {
  let before = newest
  newest = .beginning
  numberOfNewest += 1
  return (numberOfNewest, before)
}
if case .living(let key) = before { group.remove(for: key) } else { expect() }
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
