// The observers are freed in the same step in which they are taken out, under the lock.

// exercise 7.2
// instead of: _ = machine.withLock { $0.endWasTold() }
machine.withLock { _ = $0.endWasTold() }
// end 7.2
