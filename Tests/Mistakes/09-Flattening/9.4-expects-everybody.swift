// Each new one is expected, and those whose place it took are never counted off.

// exercise 9.4
let (number, before) = forwarding.withLock {
  defer { newest = .beginning }
  numberOfNewest += 1
  return (numberOfNewest, newest)
}
expect()
if case .living(let key) = before { group.remove(for: key) }
keep(inner.subscribe(InnerObserver(number: number, sink: self)), of: number)
// end 9.4
