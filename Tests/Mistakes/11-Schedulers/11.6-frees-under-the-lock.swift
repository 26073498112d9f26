// Frees the action of a timer while it holds the lock, and with it what the action held.

// exercise 11.6
// instead of: _ = work.withLock { $0.action.take() }
work.withLock { $0.action = nil }
// end 11.6
