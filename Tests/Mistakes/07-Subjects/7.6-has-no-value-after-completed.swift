// A value can be read only while the subject is running.

// exercise 7.6 in BehaviorSubject.swift
if isDisposed { throw RxError.disposed(object: self) }
let history = broadcast.now
if let end = history.end { throw end.error ?? RxError.noElements }
return history.memory.newest
// end 7.6
