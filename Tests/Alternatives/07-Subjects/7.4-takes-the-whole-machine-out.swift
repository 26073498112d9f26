// Takes out a copy of the machine as it was, and closes and frees what is in that.

// exercise 7.4
// instead of: let (life, slots) = machine.withLock { ($0.life, $0.subjectDisposed()) }
// instead of: defer { withExtendedLifetime(life) {} }
// instead of: slots.forEach { $0.close() }
let before = machine.withLock { machine in
  let before = machine
  _ = machine.subjectDisposed()
  return before
}
before.slots.forEach { $0.close() }
withExtendedLifetime(before) {}
// end 7.4
