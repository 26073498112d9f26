// The end of the newest ends the result, though more may come.

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
let isNewest = forwarding.withLock { number == numberOfNewest }
if isNewest { complete() }
// end 9.4
