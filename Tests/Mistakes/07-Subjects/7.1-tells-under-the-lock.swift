// Holds the lock while it tells an element, so that nobody else can use the subject.

// exercise 7.1
// instead of: turn.perform({ tell(element, to: slots) }, next: { machine.nextDelivery() })
machine.withLock { _ in tell(element, to: slots) }
turn.perform({}, next: { machine.nextDelivery() })
// end 7.1
