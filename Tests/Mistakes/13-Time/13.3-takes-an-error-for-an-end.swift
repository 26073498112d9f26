// A source that failed is treated as one that completed.

// exercise 13.3
// instead of: lock.withLock { sourceFailed(error) }
lock.withLock { sourceCompleted() }
// end 13.3
