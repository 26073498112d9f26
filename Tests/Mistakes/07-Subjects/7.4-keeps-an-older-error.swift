// Keeps the error in a step of its own: if the subject fails after that, the error is freed under the lock.

// exercise 7.4
// instead of: let (life, slots) = machine.withLock { ($0.life, $0.subjectDisposed()) }
let life = machine.withLock { $0.life }
let slots = machine.withLock { $0.subjectDisposed() }
// end 7.4
