// The end checks the flag and sets it in two steps; a second thread can check in between.

// exercise 4.2
guard !hasEnded.load(ordering: .acquiring) else { return }
handOut(element)
// end 4.2

// exercise 4.2
guard !hasEnded.load(ordering: .acquiring) else { return }
hasEnded.store(true, ordering: .releasing)
handler(event)
// end 4.2
