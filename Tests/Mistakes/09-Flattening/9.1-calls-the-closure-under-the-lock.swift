// Calls the closure while it holds the lock: if it waits for a thread on which an inner sequence
// sends, both wait for each other.

// exercise 9.1
// instead of: return try select(element).asObservable()
return try forwarding.withLock { try select(element).asObservable() }
// end 9.1
