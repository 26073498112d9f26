// Checks before it waits whether the observer has disposed, which it may do meanwhile.

// exercise 8.2
forwarding.withLock { forwardNext(element) }
// end 8.2

// exercise 8.2
let left = expected.subtract()
if left == 0 { complete() }
// end 8.2

// exercise 8.2
if !cancel.isDisposed {
  forwarding.withLock { super.tellEnd(error) }
}
group.dispose()
// end 8.2
