// A request that is disposed counts as a failure.

// exercise 10.10
// instead of: if wasDisposed { self.breaker.note(.disposed, of: self.role) }
if wasDisposed { self.breaker.note(.failed, of: self.role) }
// end 10.10
