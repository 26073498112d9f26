// After `dispose()` it is empty, and as open as a new one.

// exercise 3.4
if let key = children.withLock({ $0?.insert(disposable) }) {
  return DisposeKey(key: key)
}
disposable.dispose()
return nil
// end 3.4

// exercise 3.4
children.withLock { $0?.removeKey(disposeKey.key) }?.dispose()
// end 3.4

// exercise 3.4
let taken = children.withLock { $0?.removeAll() }
taken?.forEach { $0.dispose() }
// end 3.4
