// Throws a `CancellationError` for every error.

// exercise 15.5
// instead of: answer(.failure(error))
answer(.failure(CancellationError()))
// end 15.5
