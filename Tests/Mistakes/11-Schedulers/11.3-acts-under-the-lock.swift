// Calls the action while it holds the lock: an action that disposes its own token waits for itself.

// exercise 11.3
// instead of: let action = self.work.withLock { $0.action }
// instead of: action?(state, self)
self.work.withLock { $0.action?(state, self) }
// end 11.3
