// An element after `delaySubscription` is thought to come on the scheduler, because the
// subscription is made there.

// exercise 13.12
// instead of: .heldElementOfThrottle, .errorOfTimeout, .lateArrayOfBuffer:
.heldElementOfThrottle, .errorOfTimeout, .lateArrayOfBuffer, .elementAfterDelaySubscription:

// instead of: .fullArrayOfBuffer, .elementAfterDelaySubscription:
.fullArrayOfBuffer:
// end 13.12
