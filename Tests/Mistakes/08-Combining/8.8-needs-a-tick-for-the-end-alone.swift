// A tick that sends an element does not end the result: the end needs a tick of its own.

// exercise 8.8
// instead of: // Taken before it is sent: the observer may cause the next tick before `forwardNext` returns.
// instead of: if let element = newest.take() ?? defaultValue { forwardNext(element) }
// instead of: if sourceHasCompleted { complete() }
if let element = newest.take() ?? defaultValue {
  forwardNext(element)
} else if sourceHasCompleted {
  complete()
}
// end 8.8
