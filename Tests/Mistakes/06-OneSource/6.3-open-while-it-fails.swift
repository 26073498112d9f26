// The error is sent while the sink is still open, so a reentrant observer can make more follow.

// exercise 6.3
// instead of: fail(with: error)
forwardOn(.error(error))
dispose()
// end 6.3
