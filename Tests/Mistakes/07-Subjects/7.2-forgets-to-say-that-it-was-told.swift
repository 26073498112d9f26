// Tells the end, and does not say afterwards that it was told: the observers are kept.

// exercise 7.2
// instead of: _ = machine.withLock { $0.endWasTold() }
// end 7.2
