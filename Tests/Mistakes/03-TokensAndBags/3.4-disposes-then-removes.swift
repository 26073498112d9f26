// The child is disposed while it is still in there, and taken out afterwards.

// exercise 3.4
// instead of: children.withLock { $0?.removeKey(disposeKey.key) }?.dispose()
let child = children.withLock { $0?[disposeKey.key] }
child?.dispose()
_ = children.withLock { $0?.removeKey(disposeKey.key) }
// end 3.4
