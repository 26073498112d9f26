// The flag is up while a closure hears an element: an end from within it is lost.

// exercise 4.2
// instead of: guard !hasEnded.isRaised() else { return }
// instead of: handOut(element)
guard hasEnded.raise() else { return }
handOut(element)
hasEnded.lower()
// instead of: // Looks at the flag and raises it in one step: of two ends, only the first raises it.
// end 4.2
