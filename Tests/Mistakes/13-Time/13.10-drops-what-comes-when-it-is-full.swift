// What its observer makes the source send when a window has got its last element is lost.

// exercise 13.10
// instead of: if elements > 0, elements == count { openNext() }
if elements > 0, elements == count { return }
// end 13.10
