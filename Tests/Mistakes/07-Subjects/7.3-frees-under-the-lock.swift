// Closes the slot under the lock, and frees it there with its observer.

// exercise 7.3
// instead of: guard let slot = machine.withLock({ $0.observerLeft(key) }) else { return }
machine.withLock { $0.observerLeft(key)?.close() }
// instead of: slot.close()
// end 7.3
