// Adds the observer to a copy of the bag and writes the copy back; whoever came in between is lost.

// exercise 3.2
let entry = ObserverEntry(observer)
var observers = state.withLock { $0.observers }
let key = observers.insert(entry)
state.withLock { [observers] in $0.observers = observers }
return Disposables.create { [weak self] in self?.forget(key) }
// end 3.2

// exercise 3.2
let entry = state.withLock { $0.observers.removeKey(key) }
entry?.silence()
// end 3.2
