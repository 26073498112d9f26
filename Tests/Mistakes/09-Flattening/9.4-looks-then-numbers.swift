// It looks at the one before, leaves the lock, and then numbers: the one before may complete in between.

// exercise 9.4
// instead of: let (number, before) = forwarding.withLock {
// instead of: defer { newest = .beginning }
// instead of: numberOfNewest += 1
// instead of: return (numberOfNewest, newest)
// instead of: }
let before = forwarding.withLock { newest }
let number = forwarding.withLock {
  newest = .beginning
  numberOfNewest += 1
  return numberOfNewest
}
// end 9.4
