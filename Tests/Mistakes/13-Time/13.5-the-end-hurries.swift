// A completion sends what waits at once, in the middle of the window.

// exercise 13.5
// instead of: if waiting == nil { complete() } else { hasCompleted = true }
if let element = waiting.take() { forwardNext(element) }
complete()
// end 13.5
