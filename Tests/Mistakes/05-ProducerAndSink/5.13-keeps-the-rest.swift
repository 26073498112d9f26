// The rest is not emptied, since nothing follows.

// exercise 5.13
// instead of: if !begun.isEmpty { sendChunk() }
if !begun.isEmpty { forwardNext(begun) }
// end 5.13
