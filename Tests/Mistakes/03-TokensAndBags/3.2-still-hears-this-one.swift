// The observer is taken out of the bag, but not out of the copy that a delivery walks through.

// exercise 3.2 in Observable3.swift
let entry = ObserverEntry(observer)
let key = state.withLock { $0.observers.insert(entry) }
return Disposables.create { [weak self] in self?.forget(key) }
// end 3.2

// exercise 3.2 in Observable3.swift
_ = state.withLock { $0.observers.removeKey(key) }
// end 3.2
