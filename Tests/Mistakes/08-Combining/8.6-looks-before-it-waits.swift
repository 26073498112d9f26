// Looks before it waits whether there was an end: the closure may be called after it.

// exercise 8.6
// instead of: lock.withLock {
// instead of: if !isDisposed { sourceSent(element) }
// instead of: }
guard !isDisposed else { return }
lock.withLock { sourceSent(element) }
// end 8.6
