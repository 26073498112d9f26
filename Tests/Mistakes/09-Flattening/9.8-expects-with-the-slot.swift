// Counts a sequence when it is subscribed: the result completes while others wait for a slot.
// Changes: 9.8-one-lock-one-loop.swift

// exercise 9.8
// instead of: if limit > 0 { expect() }

// instead of: guard !sink.isDisposed, let inner = inner.take() else { return false }
guard !sink.isDisposed, let inner = inner.take() else { return false }
sink.expect()
// end 9.8
