// A full array of `buffer` is thought to come on the scheduler, as a late one does.

// exercise 13.12
// instead of: .heldElementOfThrottle, .errorOfTimeout, .lateArrayOfBuffer:
.heldElementOfThrottle, .errorOfTimeout, .lateArrayOfBuffer, .fullArrayOfBuffer:

// instead of: .fullArrayOfBuffer, .elementAfterDelaySubscription:
.elementAfterDelaySubscription:
// end 13.12
