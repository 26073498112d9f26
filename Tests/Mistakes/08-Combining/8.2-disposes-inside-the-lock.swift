// Disposes the sources while it holds the lock.

// exercise 8.2
forwarding.withLock { forwardNext(element) }
// end 8.2

// exercise 8.2
let left = expected.subtract()
if left == 0 { complete() }
// end 8.2

// exercise 8.2
forwarding.withLock {
  if !cancel.isDisposed { super.tellEnd(error) }
  group.dispose()
}
// end 8.2
