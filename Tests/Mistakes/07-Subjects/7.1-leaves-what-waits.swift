// Delivers its own element, and never asks whether another one is waiting.

// exercise 7.1
// instead of: turn.perform({ tell(element, to: slots) }, next: { machine.nextDelivery() })
turn.perform({ tell(element, to: slots) }, next: { nil })
// end 7.1
