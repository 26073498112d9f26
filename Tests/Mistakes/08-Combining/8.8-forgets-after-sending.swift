// Clears the element only after sending it: too late for an observer that causes a tick.

// exercise 8.8
newest = element
// end 8.8

// exercise 8.8
sourceHasCompleted = true
sourceSubscription.dispose()
// end 8.8

// exercise 8.8
if let element = newest ?? defaultValue {
  let isNew = newest != nil
  forwardNext(element)
  if isNew { newest = nil }
}
if sourceHasCompleted { complete() }
// end 8.8
