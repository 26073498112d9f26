// Thinks of answers and of errors, and not of a search that just ends.

// exercise 16.8
// instead of: .map { Search.found($0) }
// instead of: .ifEmpty(default: .failed)
.map { Search.found($0) }
// end 16.8
