// An end looks at the flag first and raises it afterwards, so two threads may both find it down.

// exercise 4.2
guard !hasEnded.isRaised() else { return }
handOut(element)
// end 4.2

// exercise 4.2
guard !hasEnded.isRaised() else { return }
hasEnded.raise()
handler(event)
// end 4.2
