// When the source completes, a last chunk is sent, even if nothing is in it.

// exercise 5.13
// instead of: if !begun.isEmpty { sendChunk() }
sendChunk()
// end 5.13
