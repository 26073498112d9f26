// Takes life and slots out one after the other, in the same step.

// exercise 7.4
// instead of: let (life, slots) = machine.withLock { machine in
// instead of: let (life, slots) = (machine.life, machine.subjectDisposed())
// instead of: slots.forEach { $0.close() }
// instead of: return (life, slots)
// instead of: }
// instead of: // The life before may hold an error, which is freed after the lock is released, like the slots.
// instead of: withExtendedLifetime((life, slots)) {}
var before: Life?
let slots = machine.withLock { machine in
  before = machine.life
  return machine.subjectDisposed()
}
for key in slots.keys { slots[key]?.close() }
before = nil
// instead of: life = .disposed
// instead of: subscriptions = 0
// instead of: return slots.removeAll()
let those = slots
slots.removeAll()
(life, subscriptions) = (.disposed, 0)
return those
// end 7.4
