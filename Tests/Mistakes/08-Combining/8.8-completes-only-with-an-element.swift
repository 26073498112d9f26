// When the sampler completes, ends only if there is something to send.

// exercise 8.8
// instead of: override func otherCompleted() {
// instead of: tick()
// instead of: }
override func otherCompleted() {
  guard let element = newest.take() ?? defaultValue else { return }
  forwardNext(element)
  if sourceHasCompleted { complete() }
}
// end 8.8
