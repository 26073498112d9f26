// A completion that comes too late disposes the slot, in which the other sequence is by now.

// exercise 13.6
// instead of: if decideIfInTime() { complete() }
if decideIfInTime() { complete() } else { current.dispose() }
// end 13.6
