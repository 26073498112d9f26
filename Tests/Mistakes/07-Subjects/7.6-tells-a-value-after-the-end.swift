// A new observer is told the last value even after the end.

// exercise 7.6 in BehaviorSubject.swift
switch life {
case .running, .ended(.completed): return value
case .ended(.failed(let error)): throw error
case .disposed: throw RxError.disposed(object: self)
}
// end 7.6

// exercise 7.6 in BehaviorSubject.swift
swap(&newest, &element)
// end 7.6

// exercise 7.6 in BehaviorSubject.swift
[newest]
// end 7.6
