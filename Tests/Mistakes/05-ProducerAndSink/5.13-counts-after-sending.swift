// A chunk is counted when it was heard; a reentrant observer gets more than the limit.

// exercise 5.13
// instead of: remaining -= 1
// instead of: let isEnd = remaining == 0
// instead of: sendChunk()
// instead of: if isEnd { complete() }
sendChunk()
remaining -= 1
if remaining == 0 { complete() }
// end 5.13
