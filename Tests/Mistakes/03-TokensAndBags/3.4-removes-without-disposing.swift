// `remove(for:)` gives the child up, and leaves it running.

// exercise 3.4
// instead of: children.withLock { $0?.removeKey(disposeKey.key) }?.dispose()
_ = children.withLock { $0?.removeKey(disposeKey.key) }
// end 3.4
