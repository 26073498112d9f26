// Calls off the pending turns, and keeps the action for as long as the token lives.

// exercise 11.3
// instead of: let freed = work.withLock { $0.action.take() }
// instead of: pending.dispose()
// instead of: _ = freed
pending.dispose()
// end 11.3
