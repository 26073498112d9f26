// The old value is overwritten, and freed while the lock is held.

// exercise 7.6 in BehaviorSubject.swift
if isDisposed { throw RxError.disposed(object: self) }
let history = broadcast.now
if let error = history.end?.error { throw error }
return history.memory.newest
// end 7.6

// exercise 7.6 in BehaviorSubject.swift
newest = element
element = newest
// end 7.6
