// The machine closes the slots, and still returns them, to be freed later.

// exercise 7.4
// instead of: let (life, slots) = machine.withLock { machine in
// instead of: let (life, slots) = (machine.life, machine.subjectDisposed())
// instead of: slots.forEach { $0.close() }
// instead of: return (life, slots)
// instead of: }
// instead of: // The life before may hold an error, which is freed after the lock is released, like the slots.
// instead of: withExtendedLifetime((life, slots)) {}
let remains = machine.withLock { ($0.life, $0.subjectDisposed()) }
withExtendedLifetime(remains) {}
// instead of: subscriptions = 0
subscriptions = 0
slots.forEach { $0.close() }
// end 7.4
