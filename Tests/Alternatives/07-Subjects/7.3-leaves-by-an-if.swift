// Leaves a closed slot by an `if`.

// exercise 7.3
// instead of: guard !isClosed else { return }
// instead of: hand(element)
if isClosed { return }
hand(element)
// instead of: guard !isClosed else { return }
// instead of: // The delivery of an element may be in progress further down the stack, and must not arrive after
// instead of: // the end.
if isClosed { return }
// end 7.3
