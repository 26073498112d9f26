// The connection is closed, but the source is kept until the end was sent.

// exercise 14.2
// instead of: dispose()
// instead of: tell()
close()
tell()
release()
// end 14.2
