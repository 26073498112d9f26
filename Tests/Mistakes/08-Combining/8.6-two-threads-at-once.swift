// The other source does not wait while the source is being heard.

// exercise 8.6
// instead of: lock.withLock {
// instead of: if !isDisposed { otherSent(element) }
// instead of: }
if !isDisposed { otherSent(element) }
// end 8.6
