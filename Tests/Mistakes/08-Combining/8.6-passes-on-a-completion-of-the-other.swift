// Passes a completion of the other source on, even after the end.

// exercise 8.6
// instead of: if !isDisposed { otherCompleted() }
otherCompleted()
// end 8.6
