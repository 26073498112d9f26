// When the source completes, the chunk that was begun is lost.

// exercise 5.13
// instead of: if !begun.isEmpty { sendChunk() }
// end 5.13
