// Looks whether the source has completed before it sends: a completion meanwhile waits in vain.

// exercise 8.8
// instead of: // Taken before it is sent: the observer may cause the next tick before `forwardNext` returns.
// instead of: if let element = newest.take() ?? defaultValue { forwardNext(element) }
// instead of: if sourceHasCompleted { complete() }
let isLast = sourceHasCompleted
if let element = newest.take() ?? defaultValue { forwardNext(element) }
if isLast { complete() }
// end 8.8
