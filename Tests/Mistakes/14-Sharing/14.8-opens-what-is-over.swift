// A connection that is over is opened, too.

// exercise 14.8
// instead of: guard !isDisposed else { return }
// end 14.8
