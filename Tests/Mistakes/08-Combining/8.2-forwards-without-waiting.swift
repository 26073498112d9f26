// Two threads forward at the same time; the end is guarded, the elements are not.

// exercise 8.2
let left = expected.subtract(1, ordering: .acquiringAndReleasing).newValue
if left == 0 { end(with: .completed) }
// end 8.2

// exercise 8.2
guard !isOver else { return }
forwardOn(event)
// end 8.2

// exercise 8.2
guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
forwarding.withLock { forwardOn(event) }
dispose()
group.dispose()
// end 8.2
