// Each new one is expected, but the ones it replaces stay expected, too.

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
