// Asks the token and not the sink: while the end is heard, another source is still subscribed.

// exercise 8.2
// instead of: guard !isDisposed else { return }
guard !cancel.isDisposed else { return }
// end 8.2
