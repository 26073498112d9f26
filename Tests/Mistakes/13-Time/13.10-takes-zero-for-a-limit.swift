// With a count of zero each element fills its window.

// exercise 13.10
// instead of: if elements == count { openNext() }
if elements >= count { openNext() }
// end 13.10
