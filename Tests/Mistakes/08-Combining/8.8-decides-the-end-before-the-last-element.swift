// When the sampler completes, decides whether it is the end before the element is heard.

// exercise 8.8
// instead of: override func otherCompleted() {
// instead of: tick()
// instead of: }
override func otherCompleted() {
  let isOver = sourceHasCompleted
  if let element = newest.take() ?? defaultValue { forwardNext(element) }
  if isOver { complete() }
}
// end 8.8
