// Tells a new observer the past while the lock is held.

// exercise 7.1
// instead of: slot.replay(past)
machine.withLock { _ in slot.replay(past) }
// end 7.1
