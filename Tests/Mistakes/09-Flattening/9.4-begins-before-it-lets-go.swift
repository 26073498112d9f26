// It subscribes to the new one before it disposes the old one.

// exercise 9.4
let (number, before) = forwarding.withLock {
  defer { newest = .beginning }
  numberOfNewest += 1
  return (numberOfNewest, newest)
}
let subscription = inner.subscribe(InnerObserver(number: number, sink: self))
switch before {
case .none: expect()
case .beginning: break
case .living(let key): group.remove(for: key)
}
keep(subscription, of: number)
// end 9.4
