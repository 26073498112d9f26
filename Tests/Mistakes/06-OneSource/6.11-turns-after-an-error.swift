// The observer hears what a closure throws, and the generator goes on.

// exercise 6.11
// instead of: fail(with: error)
observer.onError(error)
// end 6.11
