// Hands an error to its sink, which may do with it what it likes.

// exercise 16.6
// instead of: reportBindingError(error)
valueSink.onError(error)
// end 16.6
