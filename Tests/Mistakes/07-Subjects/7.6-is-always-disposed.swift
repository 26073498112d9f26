// Whatever it has failed with, it says that it was disposed.

// exercise 7.6
// instead of: switch life {
// instead of: case .running, .ended(.completed): return value
// instead of: case .ended(.failed(let error)): throw error
// instead of: case .disposed: throw RxError.disposed(object: self)
// instead of: }
switch life {
case .running, .ended(.completed): return value
case .ended(.failed), .disposed: throw RxError.disposed(object: self)
}
// end 7.6
