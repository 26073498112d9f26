// Disposes the other source when the source has completed, before the observer has heard the end.

// exercise 8.6
// instead of: if !isDisposed { sourceCompleted() }
if !isDisposed {
  otherSubscription.dispose()
  sourceCompleted()
}
// end 8.6
