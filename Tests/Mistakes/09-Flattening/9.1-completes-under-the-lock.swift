// Counts the outer sequence off under the lock in which the observer is called, so that everything
// is disposed inside it at the end.

// exercise 9.1
// instead of: expectOneLess()
// instead of: outer.end(in: group)
forwarding.withLock { expectOneLess() }
outer.end(in: group)
// end 9.1
