// Asks for each way to be over by itself, and returns the value behind that.

// exercise 7.6
machine.withLock { $0.subscriptions > 0 }
// end 7.6
// exercise 7.6
let (life, value) = machine.withLock { ($0.life, newest) }
if case .disposed = life { throw RxError.disposed(object: self) }
if case .ended(.failed(let error)) = life { throw error }
return value
// end 7.6
