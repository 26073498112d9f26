// Throws after every end: the value of a subject that has completed is lost.

// exercise 7.6
// instead of: switch life {
// instead of: case .running, .ended(.completed): return value
// instead of: case .ended(.failed(let error)): throw error
// instead of: case .disposed: throw RxError.disposed(object: self)
// instead of: }
switch life {
case .running: return value
case .ended(.completed): throw RxError.disposed(object: self)
case .ended(.failed(let error)): throw error
case .disposed: throw RxError.disposed(object: self)
}
// end 7.6
