// An error ends the result without a look at what the subclass does with errors.

// exercise 13.3
// instead of: lock.withLock { sourceFailed(error) }
lock.withLock { fail(with: error) }
// end 13.3
