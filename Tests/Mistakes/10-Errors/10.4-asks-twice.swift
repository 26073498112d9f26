// A second error of the same attempt is passed to the handler, too.

// exercise 10.4
// instead of: if !subscription.isDisposed { sourceFailed(with: error) }
sourceFailed(with: error)
// end 10.4
