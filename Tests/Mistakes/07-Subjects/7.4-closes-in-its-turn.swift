// The disposal is queued like an event, so a delivery that another thread has begun is finished first.

// exercise 7.4
// instead of: let (life, slots) = machine.withLock { machine in
// instead of: let (life, slots) = (machine.life, machine.subjectDisposed())
// instead of: slots.forEach { $0.close() }
// instead of: return (life, slots)
// instead of: }
// instead of: // The life before may hold an error, which is freed after the lock is released, like the slots.
// instead of: withExtendedLifetime((life, slots)) {}
let (life, slots) = machine.withLock { ($0.life, $0.subjectDisposed()) }
defer { withExtendedLifetime(life) {} }
let close = { slots.forEach { $0.close() } }
let (turn, _) = machine.withLock { $0.elementCame { _ in close } }
turn.perform(close, next: { nextDelivery() })
// end 7.4
