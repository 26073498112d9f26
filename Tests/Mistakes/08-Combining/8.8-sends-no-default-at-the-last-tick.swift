// Sends no default at the tick that ends the result.

// exercise 8.8
// instead of: // Taken before it is sent: the observer may cause the next tick before `forwardNext` returns.
// instead of: if let element = newest.take() ?? defaultValue { forwardNext(element) }
// instead of: if sourceHasCompleted { complete() }
if let element = newest.take() ?? (sourceHasCompleted ? nil : defaultValue) { forwardNext(element) }
if sourceHasCompleted { complete() }
// end 8.8
