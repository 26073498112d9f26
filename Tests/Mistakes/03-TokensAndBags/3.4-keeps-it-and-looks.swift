// Keeps the child, and looks afterwards whether the composite was open; it may be disposed by then.

// exercise 3.4
// instead of: if let key = children.withLock({ $0?.insert(disposable) }) {
// instead of: return DisposeKey(key: key)
// instead of: }
// instead of: disposable.dispose()
// instead of: return nil
let key = children.withLock { $0?.insert(disposable) }
guard let key, !isDisposed else {
  disposable.dispose()
  return nil
}
return DisposeKey(key: key)
// end 3.4
