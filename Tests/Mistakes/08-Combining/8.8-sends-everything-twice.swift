// Sends an element again at the next tick.

// exercise 8.8
// instead of: // Taken before it is sent: the observer may cause the next tick before `forwardNext` returns.
// instead of: if let element = newest.take() ?? defaultValue { forwardNext(element) }
if let element = newest ?? defaultValue { forwardNext(element) }
// end 8.8
