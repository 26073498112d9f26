// Disposes the source at an element of the other one, before the observer has heard the end.

// exercise 8.9
// instead of: complete()
sourceSubscription.dispose()
complete()
// end 8.9
