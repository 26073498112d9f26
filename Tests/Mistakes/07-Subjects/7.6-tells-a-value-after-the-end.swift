// A newcomer is told the last value also when the subject has ended.

// exercise 7.6 in BehaviorSubject.swift
if isDisposed { throw RxError.disposed(object: self) }
let history = broadcast.now
if let error = history.end?.error { throw error }
return history.memory.newest
// end 7.6

// exercise 7.6 in BehaviorSubject.swift
swap(&newest, &element)
// end 7.6

// exercise 7.6 in BehaviorSubject.swift
[newest]
// end 7.6
