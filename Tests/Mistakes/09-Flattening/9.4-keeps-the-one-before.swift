// The one before is not heard any more, and works on.

// exercise 9.4
let (number, before) = forwarding.withLock {
  defer { newest = .beginning }
  numberOfNewest += 1
  return (numberOfNewest, newest)
}
if case .none = before { expect() }
keep(inner.subscribe(InnerObserver(number: number, sink: self)), of: number)
// end 9.4
