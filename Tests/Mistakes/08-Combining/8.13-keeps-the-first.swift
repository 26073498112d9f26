// Keeps the first element of a source.

// exercise 8.13
// instead of: // What comes after the end would only be kept in vain.
// instead of: if !sink.isDisposed { branch.last = element }
if !sink.isDisposed, branch.last == nil { branch.last = element }
// end 8.13
