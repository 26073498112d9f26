// Each chunk is made an event on the way.

// exercise 5.13
// instead of: forwardNext(chunk)
forwardOn(.next(chunk))
// end 5.13
