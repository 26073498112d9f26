// The old one is disposed while it is still the newest, so what it sends then is heard.

// exercise 9.4
if case .living(let key) = newest { group.remove(for: key) }
let (number, before) = forwarding.withLock {
  defer { newest = .beginning }
  numberOfNewest += 1
  return (numberOfNewest, newest)
}
if case .none = before { expect() }
keep(inner.subscribe(InnerObserver(number: number, sink: self)), of: number)
// end 9.4
