// Calls the closure even after the end.

// exercise 8.6
// instead of: if !isDisposed { sourceSent(element) }
sourceSent(element)
// end 8.6
