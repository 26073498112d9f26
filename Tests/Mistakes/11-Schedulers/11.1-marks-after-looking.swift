// Looks whether the work waits, and marks it as begun in a second step: two threads may do it.

// exercise 11.1
// instead of: guard leaveWaiting(for: .begun), let action = action.take() else { return }
guard phase.value() == .waiting, let action else { return }
phase.set(.begun)
self.action = nil
// end 11.1
