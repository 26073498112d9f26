// The children are called while the composite still looks full and open.

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
guard let here = children.withLock({ $0 }), here.count > 0 else { return }
here.forEach { child in
  // Each is removed as it is called, so that none is called twice.
  if let key = children.withLock({ $0?.keys.first }) {
    _ = children.withLock { $0?.removeKey(key) }
  }
  child.dispose()
}
let left = children.withLock { $0.take() }
left?.forEach { $0.dispose() }
// end 3.4
