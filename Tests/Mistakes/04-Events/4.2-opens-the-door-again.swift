// One `exchange` for all events: an element that comes after the end puts the flag back to false.

// exercise 4.2
guard !hasEnded.exchange(event.isStopEvent, ordering: .acquiringAndReleasing) else { return }
handler(event)
// end 4.2
