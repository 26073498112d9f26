// The count starts over when the next window was received: what its observer has made the source send
// does not count.

// exercise 13.10
// instead of: elements = 0
// instead of: open()
open()
elements = 0
// end 13.10
