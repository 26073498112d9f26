// Completes as soon as the source does, without waiting for a tick.

// exercise 8.8
// instead of: sourceHasCompleted = true
// instead of: sourceSubscription.dispose()
complete()

// instead of: // Taken before it is sent: the observer may cause the next tick before `forwardNext` returns.
// end 8.8
