// Looks under the lock whether an element has come, and decides under it once more: an event that
// comes in between is in time, and the other sequence still takes over.

// exercise 13.6
// instead of: phase = .decided
// end 13.6

// exercise 13.6
// instead of: // `SerialDisposable` disposes the source when the other subscription replaces it.
phase.withLock { $0 = .decided }
// end 13.6
