// `remove(for:)` gives the child up, and leaves it running.

// exercise 3.4
if let key = children.withLock({ $0?.insert(disposable) }) {
  return DisposeKey(key: key)
}
disposable.dispose()
return nil
// end 3.4

// exercise 3.4
_ = children.withLock { $0?.removeKey(disposeKey.key) }
// end 3.4
