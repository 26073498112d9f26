// The slots are freed by the thread that ended the subject if it delivers the end itself; an end
// that had to wait frees nobody.

// exercise 7.2
// instead of: turn.perform(
// instead of: { tell(end, after: lastElements, to: slots) },
// instead of: next: { machine.nextDelivery() }
// instead of: )
turn.perform(
  {
    tell(end, after: lastElements, to: slots)
    _ = machine.withLock { $0.endWasTold() }
  },
  next: { machine.nextDelivery() }
)
// end 7.2

// exercise 7.2
// instead of: // Freed here, after the lock is released.
// instead of: _ = machine.withLock { $0.endWasTold() }
// end 7.2
