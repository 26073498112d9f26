// A disposable that comes too late gets no key, and is not disposed either.

// exercise 3.4
children.withLock { $0?.insert(disposable) }.map { DisposeKey(key: $0) }
// end 3.4
