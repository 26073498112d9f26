// The value can always be read, even when there is none.

// exercise 7.6
// instead of: switch life {
// instead of: case .running, .ended(.completed): return value
// instead of: case .ended(.failed(let error)): throw error
// instead of: case .disposed: throw RxError.disposed(object: self)
// instead of: }
if case .disposed = life { throw RxError.disposed(object: self) }
return value
// end 7.6
