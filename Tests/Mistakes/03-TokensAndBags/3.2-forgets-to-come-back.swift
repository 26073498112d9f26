// The observer is kept, but the returned token does nothing.

// exercise 3.2
let entry = ObserverEntry(observer)
_ = state.withLock { $0.observers.insert(entry) }
return Disposables.create()
// end 3.2
