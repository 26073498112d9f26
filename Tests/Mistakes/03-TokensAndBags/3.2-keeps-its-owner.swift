// The token holds the observable strongly, as any closure that uses `self` does.

// exercise 3.2
let entry = ObserverEntry(observer)
let key = state.withLock { $0.observers.insert(entry) }
return Disposables.create { self.forget(key) }
// end 3.2
