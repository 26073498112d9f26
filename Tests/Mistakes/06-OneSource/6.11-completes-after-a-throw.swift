// If a closure throws, the sequence completes.

// exercise 6.11
// instead of: fail(with: error)
complete()
// end 6.11
