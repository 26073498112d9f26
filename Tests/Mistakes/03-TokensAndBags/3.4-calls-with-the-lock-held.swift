// The removed child is disposed inside the lock, while everybody else waits.

// exercise 3.4
// instead of: children.withLock { $0?.removeKey(disposeKey.key) }?.dispose()
children.withLock { children in
  children?.removeKey(disposeKey.key)?.dispose()
}
// end 3.4
