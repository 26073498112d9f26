// Leaves the slots alone if the subject has ended, although another thread may still be telling the end.

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
let hasEnded = !isRunning
life = .disposed
subscriptions = 0
return hasEnded ? Bag() : slots.removeAll()
// end 7.4
