// While the rest is heard, the sink is open as ever.

// exercise 5.13
// instead of: remaining = 0
// instead of: if !begun.isEmpty { sendChunk() }
if !begun.isEmpty { sendChunk() }
// end 5.13
