// Keeps the error in a step of its own: if the subject fails after that, the error is freed under the lock.

// exercise 7.4
// instead of: let (life, slots) = machine.withLock { machine in
// instead of: let (life, slots) = (machine.life, machine.subjectDisposed())
// instead of: slots.forEach { $0.close() }
// instead of: return (life, slots)
// instead of: }
// instead of: // The life before may hold an error, which is freed after the lock is released, like the slots.
// instead of: withExtendedLifetime((life, slots)) {}
let life = machine.withLock { $0.life }
let slots = machine.withLock { $0.subjectDisposed() }
defer { withExtendedLifetime(life) {} }
slots.forEach { $0.close() }
// end 7.4
