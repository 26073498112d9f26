// The removed child is disposed inside the lock, while everybody else waits.

// exercise 3.4
if let key = children.withLock({ $0?.insert(disposable) }) {
  return DisposeKey(key: key)
}
disposable.dispose()
return nil
// end 3.4

// exercise 3.4
children.withLock { children in
  children?.removeKey(disposeKey.key)?.dispose()
}
// end 3.4
