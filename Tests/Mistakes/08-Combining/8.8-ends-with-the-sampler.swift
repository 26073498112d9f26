// Completes when the sampler does.

// exercise 8.8
// instead of: override func otherCompleted() {
// instead of: tick()
// instead of: }
override func otherCompleted() {
  tick()
  complete()
}
// end 8.8
