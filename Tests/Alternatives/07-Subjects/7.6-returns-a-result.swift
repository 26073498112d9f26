// What comes out of the lock is a result, value or error.

// exercise 7.6
// instead of: let (life, value) = machine.withLock { ($0.life, newest) }
// instead of: switch life {
// instead of: case .running, .ended(.completed): return value
// instead of: case .ended(.failed(let error)): throw error
// instead of: case .disposed: throw RxError.disposed(object: self)
// instead of: }
let result: Result<Element, Swift.Error> = machine.withLock { machine in
  if machine.isDisposed { return .failure(RxError.disposed(object: self)) }
  if case .ended(.failed(let error)) = machine.life { return .failure(error) }
  return .success(newest)
}
return try result.get()
// end 7.6
