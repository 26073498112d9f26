// A value can be read only while the subject is running.

// exercise 7.6
// instead of: switch life {
// instead of: case .running, .ended(.completed): return value
// instead of: case .ended(.failed(let error)): throw error
// instead of: case .disposed: throw RxError.disposed(object: self)
// instead of: }
switch life {
case .running: return value
case .ended(.completed): throw RxError.noElements
case .ended(.failed(let error)): throw error
case .disposed: throw RxError.disposed(object: self)
}
// end 7.6
