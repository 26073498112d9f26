// Asks the token and not the sink: a completion of the source is passed on while the end is heard.

// exercise 8.6
// instead of: if !isDisposed { sourceCompleted() }
if !cancel.isDisposed { sourceCompleted() }
// end 8.6
