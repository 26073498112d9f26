// A trial that is disposed is never noted, and no request is let through any more.

// exercise 10.10
// instead of: // The source first: only then is there room for another trial.
// instead of: Disposables.create(
// instead of: source.subscribe(self),
// instead of: Disposables.create { self.note(.disposed) }
// instead of: )
source.subscribe(self)
// end 10.10
