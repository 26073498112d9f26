// Only a live slot lets an element through, so a new observer does not hear the past.

// exercise 7.3
// instead of: guard !isClosed else { return }
// instead of: hand(element)
guard phase.value() == .live else { return }
hand(element)
// instead of: // The delivery of an element may be in progress further down the stack, and must not arrive after
// instead of: // the end.
// end 7.3
