// An end is noted, and then the disposal that follows it, too: a trial that has failed is free
// again.

// exercise 10.10
// instead of: // Whoever raises it says how this request was over.
// instead of: private let isOver = Flag()
// instead of:

// instead of: // What the source sends while it is being disposed comes too late.
// instead of: let wasDisposed = self.isOver.raise()

// instead of: if wasDisposed { self.breaker.note(.disposed, of: self.role) }
self.breaker.note(.disposed, of: self.role)

// instead of: if isOver.raise() { breaker.note(outcome, of: role) }
breaker.note(outcome, of: role)
// end 10.10
