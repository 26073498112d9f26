// Sends what the closure throws, and stays subscribed to all.

// exercise 8.4
// instead of: fail(with: error)
forwardOn(.error(error))
// end 8.4
