// After the end the closure is not asked any more, but what comes is gathered all the same.

// exercise 5.13
// instead of: guard remaining > 0, !isDisposed else { return }
// instead of: begun.append(element)
begun.append(element)
guard remaining > 0, !isDisposed else { return }
// end 5.13
