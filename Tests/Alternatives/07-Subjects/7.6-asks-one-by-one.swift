// Asks for each way to be over by itself, and returns the value behind that.

// exercise 7.6
// instead of: switch life {
// instead of: case .running, .ended(.completed): return value
// instead of: case .ended(.failed(let error)): throw error
// instead of: case .disposed: throw RxError.disposed(object: self)
// instead of: }
if case .disposed = life { throw RxError.disposed(object: self) }
if case .ended(.failed(let error)) = life { throw error }
return value
// end 7.6
