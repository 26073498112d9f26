// Whether it was disposed is asked in a step of its own: a subject that has failed, and is disposed
// between the two steps, returns a value.

// exercise 7.6
// instead of: let (life, value) = machine.withLock { ($0.life, newest) }
// instead of: switch life {
// instead of: case .running, .ended(.completed): return value
// instead of: case .ended(.failed(let error)): throw error
// instead of: case .disposed: throw RxError.disposed(object: self)
// instead of: }
if isDisposed { throw RxError.disposed(object: self) }
let (life, value) = machine.withLock { ($0.life, newest) }
if case .ended(.failed(let error)) = life { throw error }
return value
// end 7.6
