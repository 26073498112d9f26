// Completes without an element only when all sources have completed.

// exercise 8.13
// instead of: guard branch.last != nil else { return complete() }
// instead of: // Only one call brings the count to zero, and by then every `last` is final.
// instead of: guard missing.subtract() == 0 else { return branch.subscription.dispose() }
// instead of: forwardNext(branches.compactMap(\.last))
guard missing.subtract() == 0 else { return branch.subscription.dispose() }
let last = branches.compactMap(\.last)
if last.count == branches.count { forwardNext(last) }
// end 8.13
