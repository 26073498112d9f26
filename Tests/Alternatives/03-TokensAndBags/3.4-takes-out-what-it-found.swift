// A removal looks up the child, and disposes it if it was the one that took it out.

// exercise 3.4
// instead of: children.withLock { $0?.removeKey(disposeKey.key) }?.dispose()
guard let child = children.withLock({ $0?[disposeKey.key] }) else { return }
let isFirst = children.withLock { $0?.removeKey(disposeKey.key) != nil }
if isFirst { child.dispose() }
// end 3.4
