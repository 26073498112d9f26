// After the end nothing is disposed.

// exercise 6.9
// instead of: dispose()
// end 6.9
