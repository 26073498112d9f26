// Looks at a plain variable whether it runs already: two threads may both find that it does not.

// exercise 17.3
// instead of: // The subscription to the stream.
private var isRunning = false

// The subscription to the stream.
// instead of: memory.withLock { memory in
// instead of: defer { memory.isRunning = true }
// instead of: return !memory.isRunning
// instead of: }
if isRunning { return false }
isRunning = true
return true
// end 17.3
