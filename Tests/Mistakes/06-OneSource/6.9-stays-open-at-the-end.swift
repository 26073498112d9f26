// The end is sent while the sink is still open, so a reentrant observer can make more follow.

// exercise 6.9
// instead of: guard stop() else { return }
guard !isDisposed else { return }
// end 6.9
