// Closes the slots that are there, and disposes in a step after that: who comes between stays open.

// exercise 7.4
// instead of: let (life, slots) = machine.withLock { ($0.life, $0.subjectDisposed()) }
// instead of: defer { withExtendedLifetime(life) {} }
// instead of: slots.forEach { $0.close() }
let (life, slots) = machine.withLock { ($0.life, $0.slots) }
defer { withExtendedLifetime(life) {} }
slots.forEach { $0.close() }
_ = machine.withLock { $0.subjectDisposed() }
// end 7.4
