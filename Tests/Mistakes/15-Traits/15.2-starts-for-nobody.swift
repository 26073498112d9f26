// Starts the second part even if nobody listens any more.

// exercise 15.2
// instead of: guard !isDisposed else { return }
// end 15.2
