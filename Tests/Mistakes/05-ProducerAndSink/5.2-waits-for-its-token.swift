// If the token was disposed it does nothing; but it is the token that disposes it.

// exercise 5.2
// instead of: hasStopped.raise()
guard !cancel.isDisposed else { return }
hasStopped.raise()
// end 5.2
