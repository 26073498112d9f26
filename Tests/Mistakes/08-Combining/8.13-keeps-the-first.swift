// Keeps the first element of a source.

// exercise 8.13
// instead of: // What comes after the end would only be kept in vain.
// instead of: if !sink.isDisposed { branch.keep(element) }
if !sink.isDisposed, branch.last == nil { branch.keep(element) }
// end 8.13
