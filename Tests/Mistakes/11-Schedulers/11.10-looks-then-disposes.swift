// Looks whether it is disposed, and says so in a second step: two threads may do it.

// exercise 11.10
// instead of: disposable.withLock { $0.take() }?.dispose()
guard let held = disposable.withLock({ $0 }) else { return }
disposable.withLock { $0 = nil }
held.dispose()
// end 11.10
