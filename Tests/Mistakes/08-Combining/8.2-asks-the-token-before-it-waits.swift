// Checks before it waits whether the observer has disposed, which it may do meanwhile.

// exercise 8.2
// instead of: forwarding.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
if !cancel.isDisposed {
  forwarding.withLock { super.tellEnd(error) }
}
// end 8.2
