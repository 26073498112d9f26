// Tells an end that had to wait even if the observer has disposed meanwhile.

// exercise 8.2
// instead of: forwarding.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
forwarding.withLock { super.tellEnd(error) }
// end 8.2
