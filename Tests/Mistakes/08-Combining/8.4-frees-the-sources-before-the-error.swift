// Disposes all sources when the closure throws, before the observer has heard the error.

// exercise 8.4
// instead of: fail(with: error)
parts.dispose()
fail(with: error)
// end 8.4
