// The entry is taken out and silenced inside the lock, where it is also freed, with everything that
// the observer held.

// exercise 3.2
let entry = ObserverEntry(observer)
let key = state.withLock { $0.observers.insert(entry) }
return Disposables.create { [weak self] in self?.forget(key) }
// end 3.2

// exercise 3.2
state.withLock { $0.observers.removeKey(key)?.silence() }
// end 3.2
