// The key is read from the bag under a second lock, where another thread's may be the newest by then.

// exercise 3.2
// instead of: let key = state.withLock { $0.observers.insert(entry) }
// instead of: return Disposables.create { [weak self] in self?.forget(key) }
_ = state.withLock { $0.observers.insert(entry) }
guard let key = state.withLock({ $0.observers.keys.last }) else { return Disposables.create() }
return Disposables.create { [weak self] in self?.forget(key) }
// end 3.2
