// The value can always be read, even when there is none.

// exercise 7.6
machine.withLock { $0.subscriptions > 0 }
// end 7.6
// exercise 7.6
let (life, value) = machine.withLock { ($0.life, newest) }
if case .disposed = life { throw RxError.disposed(object: self) }
return value
// end 7.6
