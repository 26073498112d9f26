// Asks the token and not the sink: while an error is heard, another source is still taken.

// exercise 8.3
// instead of: guard !isDisposed else { return }
guard !cancel.isDisposed else { return }
// end 8.3
