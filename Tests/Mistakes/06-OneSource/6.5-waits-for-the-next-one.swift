// It ends one element too late.

// exercise 6.5
// instead of: guard isTaking, !isDisposed else { return }
guard !isDisposed else { return }
guard isTaking else { return complete() }

// instead of: if !isTaking { complete() }
// end 6.5
