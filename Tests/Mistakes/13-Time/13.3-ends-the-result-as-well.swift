// After the subclass was asked what an end means, the result ends anyway.

// exercise 13.3
// instead of: lock.withLock { sourceFailed(error) }
lock.withLock {
  sourceFailed(error)
  fail(with: error)
}

// instead of: lock.withLock { sourceCompleted() }
lock.withLock {
  sourceCompleted()
  complete()
}
// end 13.3
