// The error of the replacement goes to the sink's `onError`, which takes it for one of the source.

// exercise 10.1
// instead of: sink.fail(with: error)
sink.onError(error)
// end 10.1
