// The token knows the entry weakly and silences it by itself; `forget` only takes it out.

// exercise 3.2
let entry = ObserverEntry(observer)
var key: BagKey?
state.withLock { key = $0.observers.insert(entry) }
return Disposables.create { [weak self, weak entry, key] in
  entry?.silence()
  guard let self, let key else { return }
  forget(key)
}
// end 3.2

// exercise 3.2
// Returned, so that the entry is freed with the lock open.
_ = state.withLock { $0.observers.removeKey(key) }
// end 3.2
