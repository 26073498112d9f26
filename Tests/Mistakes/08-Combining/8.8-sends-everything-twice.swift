// Sends an element again at the next tick.

// exercise 8.8
newest = element
// end 8.8

// exercise 8.8
sourceHasCompleted = true
sourceSubscription.dispose()
// end 8.8

// exercise 8.8
if let element = newest ?? defaultValue { forwardNext(element) }
if sourceHasCompleted { complete() }
// end 8.8
