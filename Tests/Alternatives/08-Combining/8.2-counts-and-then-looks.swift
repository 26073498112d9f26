// Counts off and looks in two steps: two may find nothing left, and only one of them stops the sink.

// exercise 8.2
// instead of: let left = expected.subtract()
// instead of: if left == 0 { complete() }
expected.subtract()
guard expected.count() == 0 else { return }
complete()

// instead of: forwarding.withLock { forwardNext(element) }
forwarding.withLock { forwardOn(.next(element)) }

// instead of: forwarding.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
// instead of: // Outside the lock: disposing calls somebody else's code, which may wait for another thread.
// instead of: // And here, because the token doesn't know the group while sources are being subscribed.
// instead of: group.dispose()
defer { group.dispose() }
forwarding.withLock {
  guard !cancel.isDisposed else { return }
  super.tellEnd(error)
}
// end 8.2
