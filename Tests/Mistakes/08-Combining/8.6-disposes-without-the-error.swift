// Disposes when `select` throws, and never tells the observer.

// exercise 8.6
// instead of: fail(with: error)
dispose()
// end 8.6
