// Lets the observers hear the end, and closes the connection afterwards.

// exercise 14.11
// instead of: guard let closed = state.withLock({ $0.take() }) else { return }
guard let closed = state.withLock({ $0 }) else { return }

// instead of: tell(closed.subject)
tell(closed.subject)
_ = state.withLock { $0.take() }
// end 14.11
