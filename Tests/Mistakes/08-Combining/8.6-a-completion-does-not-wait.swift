// A completion of the source does not wait: the subclass hears it in the middle of something else.

// exercise 8.6
// instead of: lock.withLock {
// instead of: if !isDisposed { sourceCompleted() }
// instead of: }
if !isDisposed { sourceCompleted() }
// end 8.6
