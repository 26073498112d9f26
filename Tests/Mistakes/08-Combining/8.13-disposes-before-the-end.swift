// Disposes the source that has completed before it looks whether it was the last.

// exercise 8.13
// instead of: guard branch.last != nil else { return complete() }
// instead of: // Only one call brings the count to zero, and by then every `last` is final.
// instead of: guard missing.subtract() == 0 else { return branch.subscription.dispose() }
branch.subscription.dispose()
guard branch.last != nil else { return complete() }
guard missing.subtract() == 0 else { return }
// end 8.13
