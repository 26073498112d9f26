// An element that comes after the end takes the flag down again.

// exercise 4.2
guard !hasEnded.isRaised() else { return hasEnded.lower() }
handOut(element)
// end 4.2

// exercise 4.2
guard hasEnded.raise() else { return }
handler(event)
// end 4.2
