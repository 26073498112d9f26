// There is room for another trial before the source of the first is disposed.

// exercise 10.10
// instead of: // The source first: only then is there room for another trial.
// instead of: subscription.dispose()
// instead of: if wasDisposed { self.breaker.note(.disposed, of: self.role) }
if wasDisposed { self.breaker.note(.disposed, of: self.role) }
subscription.dispose()
// end 10.10
