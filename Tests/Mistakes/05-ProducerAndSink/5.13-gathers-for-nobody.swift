// After the end it still asks the closure, and gathers what comes.

// exercise 5.13
// instead of: guard remaining > 0, !isDisposed else { return }
guard remaining > 0 else { return }
// end 5.13
