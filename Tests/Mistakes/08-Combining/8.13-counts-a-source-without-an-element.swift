// Counts a source that has completed without an element, and tells that end afterwards: meanwhile
// another thread may be the last to complete, and sends an array with a gap.

// exercise 8.13
// instead of: guard branch.last != nil else { return complete() }
// instead of: // Only one call brings the count to zero, and by then every `last` is final.
// instead of: guard missing.subtract() == 0 else { return branch.subscription.dispose() }
let left = missing.subtract()
guard branch.last != nil else { return complete() }
guard left == 0 else { return branch.subscription.dispose() }
// end 8.13
