// Disposes the other source at its first element, and goes on.

// exercise 8.9
// instead of: complete()
otherSubscription.dispose()
// end 8.9
