// Completes at the first tick, even if the source goes on.

// exercise 8.8
newest = element
// end 8.8

// exercise 8.8
sourceHasCompleted = true
sourceSubscription.dispose()
// end 8.8

// exercise 8.8
if let element = newest.take() ?? defaultValue { forwardNext(element) }
complete()
// end 8.8
