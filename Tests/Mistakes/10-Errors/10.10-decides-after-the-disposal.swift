// Whether a request was disposed or had ended is decided when its source has been disposed.

// exercise 10.10
// instead of: // What the source sends while it is being disposed comes too late.
// instead of: let wasDisposed = self.isOver.raise()

// instead of: if wasDisposed { self.breaker.note(.disposed, of: self.role) }
let wasDisposed = self.isOver.raise()
if wasDisposed { self.breaker.note(.disposed, of: self.role) }
// end 10.10
