// Opens the gate, and stays subscribed to the other source.

// exercise 8.10
// instead of: otherSubscription.dispose()
// end 8.10
