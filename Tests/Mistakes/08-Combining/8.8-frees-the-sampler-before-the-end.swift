// Disposes the sampler at the last tick, before the observer has heard the end.

// exercise 8.8
// instead of: if sourceHasCompleted { complete() }
if sourceHasCompleted {
  otherSubscription.dispose()
  complete()
}
// end 8.8
