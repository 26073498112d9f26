// The end is sent first; what waits comes too late.

// exercise 13.4
// instead of: sendWaiting()
// instead of: complete()
complete()
sendWaiting()
// end 13.4
