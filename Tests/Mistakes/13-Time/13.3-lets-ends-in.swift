// Elements wait while a ring is handled, but ends do not.

// exercise 13.3
// instead of: lock.withLock { sourceFailed(error) }
sourceFailed(error)

// instead of: lock.withLock { sourceCompleted() }
sourceCompleted()
// end 13.3
