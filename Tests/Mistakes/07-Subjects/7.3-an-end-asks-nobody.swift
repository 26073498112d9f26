// Only an element asks whether the slot is closed: whoever has left still hears the end.

// exercise 7.3
// instead of: guard !isClosed else { return }
// instead of: // The delivery of an element may be in progress further down the stack, and must not arrive after
// instead of: // the end.
// end 7.3
