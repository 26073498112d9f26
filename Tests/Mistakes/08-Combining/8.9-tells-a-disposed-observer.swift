// Tells an end that had to wait even if the observer has disposed meanwhile.
// Changes: 8.9-a-lock-of-its-own.swift

// exercise 8.9
// instead of: lock.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
lock.withLock { super.tellEnd(error) }
// end 8.9
