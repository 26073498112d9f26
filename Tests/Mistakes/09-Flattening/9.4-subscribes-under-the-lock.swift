// Subscribes to the new one while it holds the lock: if subscribe waits for another thread that
// sends something, both wait for ever.

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
let subscription = forwarding.withLock {
  inner.subscribe(InnerObserver(number: number, sink: self))
}
keep(subscription, of: number)
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
