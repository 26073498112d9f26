// A value can be read only while the subject is running.

// exercise 7.6 in BehaviorSubject.swift
switch life {
case .running: return value
case .ended(.completed): throw RxError.noElements
case .ended(.failed(let error)): throw error
case .disposed: throw RxError.disposed(object: self)
}
// end 7.6
