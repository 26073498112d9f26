// Keeps a source that has completed subscribed until the next tick.

// exercise 8.8
// instead of: sourceSubscription.dispose()

// instead of: // Taken before it is sent: the observer may cause the next tick before `forwardNext` returns.
// end 8.8
