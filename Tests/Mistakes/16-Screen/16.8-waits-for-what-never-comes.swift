// Thinks of answers and of errors, and not of a search that just ends.

// exercise 16.8
// instead of: .ifEmpty(default: .failed)
// end 16.8
