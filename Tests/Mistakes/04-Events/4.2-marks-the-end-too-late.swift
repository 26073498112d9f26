// The closure is called first, and the end is marked only after it, when it may have caused more
// events.

// exercise 4.2
guard !hasEnded.isRaised() else { return }
handOut(element)
// end 4.2

// exercise 4.2
guard !hasEnded.isRaised() else { return }
handler(event)
hasEnded.raise()
// end 4.2
