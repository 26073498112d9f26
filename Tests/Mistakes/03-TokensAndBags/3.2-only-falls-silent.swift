// The observer hears nothing more, but stays in the bag forever.

// exercise 3.2
let entry = ObserverEntry(observer)
_ = state.withLock { $0.observers.insert(entry) }
return Disposables.create { [weak entry] in entry?.silence() }
// end 3.2
