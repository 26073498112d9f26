// Subscribes to the inner sequence while it holds the lock: if `subscribe` waits for another thread
// that sends something, both wait for each other.

// exercise 9.1
// instead of: listen(to: inner)
forwarding.withLock { listen(to: inner) }
// end 9.1
