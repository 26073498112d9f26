// Resets the count when the method returns.

// exercise 7.4
observer.onError(RxError.disposed(object: self))
// end 7.4
// exercise 7.4
// The life before may hold an error, which is freed after the lock is released.
let (life, slots) = machine.withLock { ($0.life, $0.subjectDisposed()) }
defer { withExtendedLifetime(life) {} }
slots.forEach { $0.close() }
// end 7.4
// exercise 7.4
defer { subscriptions = 0 }
life = .disposed
return slots.removeAll()
// end 7.4
