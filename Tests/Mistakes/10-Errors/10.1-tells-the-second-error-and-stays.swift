// An error of the replacement is sent, and nothing is disposed.

// exercise 10.1
// instead of: sink.fail(with: error)
sink.forwardOn(.error(error))
// end 10.1
