// Leaving is queued like an event, so a delivery that another thread has begun still reaches the observer.

// exercise 7.3
// instead of: slot.close()
let (turn, _) = machine.withLock { $0.elementCame { _ in { slot.close() } } }
turn.perform({ slot.close() }, next: { nextDelivery() })
// end 7.3
