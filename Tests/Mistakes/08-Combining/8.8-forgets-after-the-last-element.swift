// When the sampler completes, forgets the element only after it has sent it.

// exercise 8.8
// instead of: override func otherCompleted() {
// instead of: tick()
// instead of: }
override func otherCompleted() {
  if let element = newest ?? defaultValue { forwardNext(element) }
  newest = nil
  if sourceHasCompleted { complete() }
}
// end 8.8
