// The source is disposed, but the connection is not closed.

// exercise 14.2
// instead of: dispose()
release()
// end 14.2
