// Puts the subscription into the group without keep: the state never says that it lives, so the old
// one is never disposed.

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
_ = group.insert(inner.subscribe(InnerObserver(number: number, sink: self)))
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
