// Disposes the other source when it has completed, before the observer has heard the end.

// exercise 8.11
// instead of: guard isEmpty else { return complete() }
guard isEmpty else {
  otherSubscription.dispose()
  return complete()
}
// end 8.11
