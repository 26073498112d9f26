// Ignores the completion of the sampler.

// exercise 8.8
// instead of: override func otherCompleted() {
// instead of: tick()
// instead of: }
// end 8.8
