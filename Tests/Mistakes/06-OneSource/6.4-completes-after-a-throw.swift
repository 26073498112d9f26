// If the condition throws, the sequence completes.

// exercise 6.4
// instead of: fail(with: error)
complete()
// end 6.4
