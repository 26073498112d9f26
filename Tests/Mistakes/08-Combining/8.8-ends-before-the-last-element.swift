// Completes at the tick after the end before it sends the last element, which is lost.

// exercise 8.8
// instead of: // Taken before it is sent: the observer may cause the next tick before `forwardNext` returns.
// instead of: if let element = newest.take() ?? defaultValue { forwardNext(element) }
// instead of: if sourceHasCompleted { complete() }
if sourceHasCompleted { complete() }
if let element = newest.take() ?? defaultValue { forwardNext(element) }
// end 8.8
