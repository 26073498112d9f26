// The end waits for the lock, but elements do not: two threads may forward at once.

// exercise 8.2
forwardNext(element)
// end 8.2

// exercise 8.2
let left = expected.subtract()
if left == 0 { complete() }
// end 8.2

// exercise 8.2
forwarding.withLock {
  if !cancel.isDisposed { super.tellEnd(error) }
}
group.dispose()
// end 8.2
