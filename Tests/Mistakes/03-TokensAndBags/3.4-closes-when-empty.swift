// Once the last child is removed it is closed, and takes no other.

// exercise 3.4
// instead of: children.withLock { $0?.removeKey(disposeKey.key) }?.dispose()
children.withLock { $0?.removeKey(disposeKey.key) }?.dispose()
if count == 0 { dispose() }
// end 3.4
