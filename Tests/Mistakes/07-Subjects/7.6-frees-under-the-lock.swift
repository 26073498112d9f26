// The old value is overwritten, and freed while the lock is held.

// exercise 7.6 in BehaviorSubject.swift
switch life {
case .running, .ended(.completed): return value
case .ended(.failed(let error)): throw error
case .disposed: throw RxError.disposed(object: self)
}
// end 7.6

// exercise 7.6 in BehaviorSubject.swift
newest = element
element = newest
// end 7.6
