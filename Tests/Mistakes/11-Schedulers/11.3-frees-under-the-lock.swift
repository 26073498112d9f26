// Frees the action while it holds the lock, and with it what the closure held.

// exercise 11.3
// instead of: let freed = work.withLock { $0.action.take() }
// instead of: pending.dispose()
// instead of: _ = freed
work.withLock { $0.action = nil }
pending.dispose()
// end 11.3
