// The closure is called first and the end is marked after that, when it may have caused more events.

// exercise 4.2
guard !hasEnded.load(ordering: .acquiring) else { return }
handler(event)
if event.isStopEvent { hasEnded.store(true, ordering: .releasing) }
// end 4.2
