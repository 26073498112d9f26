// If the closure throws, the source stays subscribed for the subscribers of the groups.

// exercise 9.5
// instead of: dispose()
// instead of: sourceSubscription.dispose()
dispose()
// end 9.5
