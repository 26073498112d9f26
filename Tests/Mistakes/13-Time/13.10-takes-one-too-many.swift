// A window takes one element more than it may.

// exercise 13.10
// instead of: if elements > 0, elements == count { openNext() }
if elements > 1, elements == count + 1 { openNext() }

// instead of: if elements == count { openNext() }
if elements == count + 1 { openNext() }
// end 13.10
