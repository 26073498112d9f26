// A completion waits for the silence.

// exercise 13.4
// instead of: sendWaiting()
// instead of: complete()
if waiting == nil { complete() }
// end 13.4
