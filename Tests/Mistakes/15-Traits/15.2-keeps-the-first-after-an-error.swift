// Disposes nothing after an error.

// exercise 15.2
// instead of: if let error { return fail(with: error) }
if let error { return observer.onError(error) }
// end 15.2
