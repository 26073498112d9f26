// The end is sent, and only then is the connection over.

// exercise 14.2
// instead of: dispose()
// instead of: tell()
tell()
dispose()
// end 14.2
