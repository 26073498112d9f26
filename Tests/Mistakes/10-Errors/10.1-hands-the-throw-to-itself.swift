// What the handler throws goes to the sink's own `onError`, which has heard its error already.

// exercise 10.1
// instead of: fail(with: error)
onError(error)
// end 10.1
