// If the observer has disposed before the end had its turn, the token disposes the group.

// exercise 8.2
// instead of: forwarding.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
// instead of: // Outside the lock: disposing calls somebody else's code, which may wait for another thread.
// instead of: // And here, because the token doesn't know the group while sources are being subscribed.
// instead of: group.dispose()
let wasTold = forwarding.withLock {
  if cancel.isDisposed { return false }
  super.tellEnd(error)
  return true
}
if wasTold { group.dispose() }
// end 8.2
