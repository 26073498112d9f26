// Looks at the count before it counts off: two threads may both find that another source is left.

// exercise 8.2
forwarding.withLock { forwardNext(element) }
// end 8.2

// exercise 8.2
if expected.count() > 1 {
  expected.subtract()
} else {
  complete()
}
// end 8.2

// exercise 8.2
forwarding.withLock {
  if !cancel.isDisposed { super.tellEnd(error) }
}
group.dispose()
// end 8.2
