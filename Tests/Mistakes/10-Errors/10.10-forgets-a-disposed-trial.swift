// A trial that is disposed is never noted, and no request is let through any more.

// exercise 10.10
// instead of: let subscription = source.subscribe(self)
// instead of: return Disposables.create {
// instead of: // What the source sends while it is being disposed comes too late.
// instead of: let wasDisposed = self.isOver.raise()
// instead of: // The source first: only then is there room for another trial.
// instead of: subscription.dispose()
// instead of: if wasDisposed { self.breaker.note(.disposed, of: self.role) }
// instead of: }
source.subscribe(self)
// end 10.10
