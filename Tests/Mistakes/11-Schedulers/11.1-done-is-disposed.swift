// Says that it was called off when it was done.

// exercise 11.1
// instead of: result.isDisposed
result.isDisposed || phase.value() != .waiting
// end 11.1
