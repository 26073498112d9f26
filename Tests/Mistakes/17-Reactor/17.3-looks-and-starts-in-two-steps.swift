// Looks whether it runs, and notes it in a second step: two threads make two streams.

// exercise 17.3
// instead of: memory.withLock { memory in
// instead of: defer { memory.isRunning = true }
// instead of: return !memory.isRunning
// instead of: }
if memory.withLock({ $0.isRunning }) { return false }
memory.withLock { $0.isRunning = true }
return true
// end 17.3
