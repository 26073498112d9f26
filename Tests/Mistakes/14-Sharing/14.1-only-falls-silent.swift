// The connection is closed, but the source goes on.

// exercise 14.1
// instead of: release()
// end 14.1
