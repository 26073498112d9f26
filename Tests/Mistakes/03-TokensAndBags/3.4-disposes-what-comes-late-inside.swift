// What comes too late is disposed with the lock held.

// exercise 3.4
// instead of: if let key = children.withLock({ $0?.insert(disposable) }) {
// instead of: return DisposeKey(key: key)
// instead of: }
// instead of: disposable.dispose()
// instead of: return nil
children.withLock { bag in
  guard bag != nil else {
    disposable.dispose()
    return nil
  }
  return (bag?.insert(disposable)).map { DisposeKey(key: $0) }
}
// end 3.4
