// Completes as soon as the source does, without waiting for a tick.

// exercise 8.8
newest = element
// end 8.8

// exercise 8.8
complete()
// end 8.8

// exercise 8.8
if let element = newest.take() ?? defaultValue { forwardNext(element) }
if sourceHasCompleted { complete() }
// end 8.8
