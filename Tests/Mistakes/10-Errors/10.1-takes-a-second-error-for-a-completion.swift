// A replacement that fails completes the result.

// exercise 10.1
// instead of: sink.fail(with: error)
sink.complete()
// end 10.1
