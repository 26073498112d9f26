// There is room for another trial before the source of the first is disposed.

// exercise 10.10
// instead of: // The source first: only then is there room for another trial.
// instead of: Disposables.create(
// instead of: source.subscribe(self),
// instead of: Disposables.create { self.note(.disposed) }
// instead of: )
Disposables.create(
  Disposables.create { self.note(.disposed) },
  source.subscribe(self)
)
// end 10.10
