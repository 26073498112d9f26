// The token holds the observable strongly, as a closure does that uses `self`.

// exercise 3.2
let entry = ObserverEntry(observer)
let key = state.withLock { $0.observers.insert(entry) }
return Disposables.create { self.forget(key) }
// end 3.2
