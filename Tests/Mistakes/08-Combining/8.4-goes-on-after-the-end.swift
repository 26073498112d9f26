// Goes on keeping and joining elements after the end.

// exercise 8.4
// instead of: guard !isDisposed else { return }
// end 8.4
