// Keeps a source that has completed subscribed until the next tick.

// exercise 8.8
newest = element
// end 8.8

// exercise 8.8
sourceHasCompleted = true
// end 8.8

// exercise 8.8
if let element = newest.take() ?? defaultValue { forwardNext(element) }
if sourceHasCompleted { complete() }
// end 8.8
