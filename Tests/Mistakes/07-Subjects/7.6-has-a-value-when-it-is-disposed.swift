// A disposed subject still returns its value.

// exercise 7.6
// instead of: switch life {
// instead of: case .running, .ended(.completed): return value
// instead of: case .ended(.failed(let error)): throw error
// instead of: case .disposed: throw RxError.disposed(object: self)
// instead of: }
if case .ended(.failed(let error)) = life { throw error }
return value
// end 7.6
