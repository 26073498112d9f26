// The error is told, but nothing is disposed: a token that somebody keeps holds the observer for good.

// exercise 14.9
// instead of: sink.fail(with: error)
sink.forwardOn(.error(error))
// end 14.9
