// Checks before it waits whether the observer has disposed, which it may do meanwhile.

// exercise 8.6
// instead of: lock.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
guard !cancel.isDisposed else { return }
lock.withLock { super.tellEnd(error) }
// end 8.6
