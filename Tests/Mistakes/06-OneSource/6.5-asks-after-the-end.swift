// It does not check whether it has failed, and calls the condition again.

// exercise 6.5
// instead of: guard isTaking, !isDisposed else { return }
guard isTaking else { return }
// end 6.5
