// Says that it was called off only if that prevented the work, and not if the work had begun.

// exercise 11.1
// instead of: result.isDisposed
phase.value() == .disposed
// end 11.1
