// The end sets the flag, but is not passed on itself.

// exercise 4.2
guard !hasEnded.load(ordering: .acquiring) else { return }
handOut(element)
// end 4.2

// exercise 4.2
hasEnded.store(true, ordering: .releasing)
guard !hasEnded.load(ordering: .acquiring) else { return }
handler(event)
// end 4.2
