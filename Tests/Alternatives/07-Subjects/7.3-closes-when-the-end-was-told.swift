// Closes the slot when the observer has heard the end; nothing can come in between.

// exercise 7.3
// instead of: // The delivery of an element may be in progress further down the stack, and must not arrive after
// instead of: // the end.
// instead of: close()
defer { close() }
// end 7.3
