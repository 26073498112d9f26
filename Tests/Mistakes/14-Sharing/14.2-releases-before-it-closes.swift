// At the end, it disposes the source first: whoever connects meanwhile gets the connection that is
// ending.

// exercise 14.2
// instead of: dispose()
release()
close()
// end 14.2
