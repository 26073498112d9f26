// The first source that completes ends the result.

// exercise 8.2
forwarding.withLock { forwardNext(element) }
// end 8.2

// exercise 8.2
expected.subtract()
complete()
// end 8.2

// exercise 8.2
forwarding.withLock {
  if !cancel.isDisposed { super.tellEnd(error) }
}
group.dispose()
// end 8.2
