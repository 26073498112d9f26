// Takes out a copy of the machine as it was, and closes and frees what is in that.

// exercise 7.4
// instead of: let (life, slots) = machine.withLock { machine in
// instead of: let (life, slots) = (machine.life, machine.subjectDisposed())
// instead of: slots.forEach { $0.close() }
// instead of: return (life, slots)
// instead of: }
// instead of: // The life before may hold an error, which is freed after the lock is released, like the slots.
// instead of: withExtendedLifetime((life, slots)) {}
let before = machine.withLock { machine in
  let before = machine
  _ = machine.subjectDisposed()
  return before
}
before.slots.forEach { $0.close() }
withExtendedLifetime(before) {}
// end 7.4
