// A source that has completed stays subscribed until all have completed.

// exercise 8.13
// instead of: // Only one call brings the count to zero, and by then every `last` is final.
// instead of: guard missing.subtract() == 0 else { return branch.subscription.dispose() }
guard missing.subtract() == 0 else { return }
// end 8.13
