// The end is sent, but the sink is not disposed: its token keeps the observer and the closure.

// exercise 9.5
// instead of: dispose()
// instead of: sourceSubscription.dispose()
sourceSubscription.dispose()
// end 9.5
