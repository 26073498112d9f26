// Remembers the first state, and no later one.

// exercise 17.3
// instead of: memory.withLock { swap(&$0.newest, &state) }
memory.withLock { if $0.newest == nil { swap(&$0.newest, &state) } }
// end 17.3
