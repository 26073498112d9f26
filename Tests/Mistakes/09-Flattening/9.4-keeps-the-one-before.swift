// The old one is not heard any more, but goes on working.

// exercise 9.4
let (number, before) = forwarding.withLock {
  defer { newest = .beginning }
  numberOfNewest += 1
  return (numberOfNewest, newest)
}
if case .none = before { expect() }
keep(inner.subscribe(InnerObserver(number: number, sink: self)), of: number)
// end 9.4
