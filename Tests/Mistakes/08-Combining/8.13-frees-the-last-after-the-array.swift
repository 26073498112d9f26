// Disposes the last source between the array and the end.

// exercise 8.13
// instead of: forwardNext(branches.compactMap(\.last))
// instead of: complete()
forwardNext(branches.compactMap(\.last))
branch.subscription.dispose()
complete()
// end 8.13
