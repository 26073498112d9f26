// Tells the end in the step in which it was decided, under the lock.

// exercise 7.2
// instead of: turn.perform(
// instead of: { tell(end, after: lastElements, to: slots) },
// instead of: next: { machine.nextDelivery() }
// instead of: )
machine.withLock { _ in slots.forEach { $0.tell(end) } }
turn.perform(
  { tell(end, after: lastElements, to: slots) },
  next: { machine.nextDelivery() }
)
// end 7.2
