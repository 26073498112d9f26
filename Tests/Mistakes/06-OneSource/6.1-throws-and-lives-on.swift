// What the accumulator throws is sent, and the sink lives on, with its source.

// exercise 6.1
// instead of: fail(with: error)
observer.onError(error)
// end 6.1
