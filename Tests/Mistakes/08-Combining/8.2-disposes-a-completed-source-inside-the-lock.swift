// Disposes a source that has completed while the lock is held.

// exercise 8.2
// instead of: // Counted first: if this was the last source, the end is heard before anything is freed.
// instead of: expectOneLess()
// instead of: letGo()
expectOneLess()
forwarding.withLock { letGo() }
// end 8.2
