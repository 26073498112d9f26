// A request that is disposed counts as a failure.

// exercise 10.10
// instead of: Disposables.create { self.note(.disposed) }
Disposables.create { self.note(.failed) }
// end 10.10
