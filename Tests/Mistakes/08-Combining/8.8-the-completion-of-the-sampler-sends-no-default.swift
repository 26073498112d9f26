// Sends no default when the sampler completes.

// exercise 8.8
// instead of: override func otherCompleted() {
// instead of: tick()
// instead of: }
override func otherCompleted() {
  if let element = newest.take() { forwardNext(element) }
  if sourceHasCompleted { complete() }
}
// end 8.8
