// Tells the observer the end although it has disposed its subscription.

// exercise 9.5
// instead of: // Looked at last: the end of a group may have made the observer dispose.
// instead of: if !cancel.isDisposed { tellEnd(error) }
tellEnd(error)
// end 9.5
