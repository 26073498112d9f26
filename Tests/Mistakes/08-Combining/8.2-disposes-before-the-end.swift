// Disposes the sources first, and then tells the observer the end.

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
  group.dispose()
  forwarding.withLock {
    if !cancel.isDisposed { super.tellEnd(error) }
  }
}
// end 8.2
