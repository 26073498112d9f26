// Disposes the sources while it holds the lock.

// exercise 8.2
// instead of: open override func tellEnd(_ error: Swift.Error?) {
// instead of: forwarding.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
// instead of: // Outside the lock: disposing calls somebody else's code, which may wait for another thread.
// instead of: // And here, because the token doesn't know the group while sources are being subscribed.
// instead of: group.dispose()
// instead of: }
open override func tellEnd(_ error: Swift.Error?) {
  forwarding.withLock {
    if !cancel.isDisposed { super.tellEnd(error) }
    group.dispose()
  }
}
// end 8.2
