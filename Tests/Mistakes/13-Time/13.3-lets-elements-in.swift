// Elements do not wait while a ring is handled.

// exercise 13.3
// instead of: lock.withLock { sourceSent(element) }
sourceSent(element)
// end 13.3
