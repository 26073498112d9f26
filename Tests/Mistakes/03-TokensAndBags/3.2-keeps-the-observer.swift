// The token holds the entry, so the observer outlives the observable that it belonged to.

// exercise 3.2
let entry = ObserverEntry(observer)
let key = state.withLock { $0.observers.insert(entry) }
return Disposables.create { [weak self] in
  entry.silence()
  self?.forget(key)
}
// end 3.2
