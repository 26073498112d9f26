// It checks the number, leaves the lock, and then sends: a newer one may come in between.

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
let isNewest = forwarding.withLock { number == numberOfNewest }
if isNewest { send(element) }
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
