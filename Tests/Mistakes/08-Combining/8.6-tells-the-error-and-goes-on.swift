// Sends what `select` throws, and stays subscribed to both.

// exercise 8.6
// instead of: fail(with: error)
forwardOn(.error(error))
// end 8.6
