// An `exchange` for elements as well: one that comes after the end sets the flag back to false.

// exercise 4.2
guard !hasEnded.exchange(false, ordering: .acquiringAndReleasing) else { return }
handOut(element)
// end 4.2

// exercise 4.2
guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
handler(event)
// end 4.2
