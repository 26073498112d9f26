// The observer is called while the lock is held.

// exercise 4.8
// instead of: guard let observer = state.withLock({ $0.observer }) else { return }
// instead of: observer.on(event)
state.withLock { $0.observer?.on(event) }
// end 4.8
