// If the factory throws, the sequence completes.

// exercise 6.12
// instead of: sink.fail(with: error)
sink.complete()
// end 6.12
