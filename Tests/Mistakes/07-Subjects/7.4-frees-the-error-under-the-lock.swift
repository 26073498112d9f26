// What the subject has failed with is freed under the lock.

// exercise 7.4
// instead of: let (life, slots) = machine.withLock { ($0.life, $0.subjectDisposed()) }
// instead of: defer { withExtendedLifetime(life) {} }
let slots = machine.withLock { $0.subjectDisposed() }
// end 7.4
