// The disposal is queued like an event, so a delivery that another thread has begun is finished first.

// exercise 7.4
// instead of: slots.forEach { $0.close() }
let close = { slots.forEach { $0.close() } }
let (turn, _) = machine.withLock { $0.elementCame { _ in close } }
turn.perform(close, next: { nextDelivery() })
// end 7.4
