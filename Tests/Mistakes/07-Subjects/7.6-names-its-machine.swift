// The error names the machine as what was disposed, and not the subject.

// exercise 7.6
// instead of: switch life {
// instead of: case .running, .ended(.completed): return value
// instead of: case .ended(.failed(let error)): throw error
// instead of: case .disposed: throw RxError.disposed(object: self)
// instead of: }
switch life {
case .running, .ended(.completed): return value
case .ended(.failed(let error)): throw error
case .disposed: throw RxError.disposed(object: machine)
}
// end 7.6
