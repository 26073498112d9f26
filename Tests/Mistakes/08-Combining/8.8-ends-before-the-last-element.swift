// Completes at the tick after the end before it sends the last element, which is lost.

// exercise 8.8
newest = element
// end 8.8

// exercise 8.8
sourceHasCompleted = true
sourceSubscription.dispose()
// end 8.8

// exercise 8.8
if sourceHasCompleted { complete() }
if let element = newest.take() ?? defaultValue { forwardNext(element) }
// end 8.8
