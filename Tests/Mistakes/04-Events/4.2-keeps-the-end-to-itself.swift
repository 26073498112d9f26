// The end sets the flag, but is not passed on itself.

// exercise 4.2
guard !hasEnded.isRaised() else { return }
handOut(element)
// end 4.2

// exercise 4.2
hasEnded.raise()
guard !hasEnded.isRaised() else { return }
handler(event)
// end 4.2
