// The hidden observer hears the elements, but never the end.

// exercise 4.2
guard !hasEnded.isRaised() else { return }
handOut(element)
// end 4.2

// exercise 4.2
guard hasEnded.raise() else { return }
handler(event)
// end 4.2

// exercise 4.2
if case .next = event { hidden.on(event) }
// end 4.2
