// It tells the observer the end of the source, and disposes nothing.

// exercise 10.4
// instead of: if !subscription.isDisposed { sink.complete() }
if !subscription.isDisposed { sink.forwardOn(.completed) }
// end 10.4
