// Clears the element only after sending it: too late for an observer that causes a tick.

// exercise 8.8
// instead of: // Taken before it is sent: the observer may cause the next tick before `forwardNext` returns.
// instead of: if let element = newest.take() ?? defaultValue { forwardNext(element) }
if let element = newest ?? defaultValue {
  let isNew = newest != nil
  forwardNext(element)
  if isNew { newest = nil }
}
// end 8.8
