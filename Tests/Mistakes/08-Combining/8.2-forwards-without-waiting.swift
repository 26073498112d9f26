// The end waits for the lock, but elements do not: two threads may forward at once.

// exercise 8.2
// instead of: forwarding.withLock { forwardNext(element) }
forwardNext(element)
// end 8.2
