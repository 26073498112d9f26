// Whoever sends the end empties the bag when its own turn is over, even if the turn was `leave`: an end that waits empties it before it is told, and whoever leaves meanwhile still hears it.

// exercise 7.2
// instead of: _ = machine.withLock { $0.endWasTold() }
// The sender empties the bag.
// instead of: turn.perform(
// instead of: { tell(end, after: lastElements, to: slots) },
// instead of: next: { machine.nextDelivery() }
// instead of: )
turn.perform(
  { tell(end, after: lastElements, to: slots) },
  next: { machine.nextDelivery() }
)
_ = machine.withLock { $0.endWasTold() }
// end 7.2
