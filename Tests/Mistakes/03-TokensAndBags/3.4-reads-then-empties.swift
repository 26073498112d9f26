// Reads the children under one lock and empties under the next; in between, others come and go.

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
let all = children.withLock { $0 }
children.withLock { $0 = nil }
all?.forEach { $0.dispose() }
// end 3.4
