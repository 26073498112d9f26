// Disposes the sources first, and then tells the observer the end.

// exercise 8.2
forwarding.withLock { forwardNext(element) }
// end 8.2

// exercise 8.2
let left = expected.subtract()
if left == 0 { complete() }
// end 8.2

// exercise 8.2
group.dispose()
forwarding.withLock {
  if !cancel.isDisposed { super.tellEnd(error) }
}
// end 8.2
