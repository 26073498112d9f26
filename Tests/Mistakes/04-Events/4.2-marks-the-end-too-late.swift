// The closure is called first, and the end is marked only after it, when it may have caused more
// events.

// exercise 4.2
guard !hasEnded.load(ordering: .acquiring) else { return }
handOut(element)
// end 4.2

// exercise 4.2
guard !hasEnded.load(ordering: .acquiring) else { return }
handler(event)
hasEnded.store(true, ordering: .releasing)
// end 4.2
