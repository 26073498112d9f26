// A full window completes only when the next element comes.

// exercise 13.10
// instead of: // Unless that has already happened: then another window is open, and not full.
// instead of: if elements == count { openNext() }
// end 13.10
