// Disposes the token alone, which does not know the group while sources are being subscribed.

// exercise 8.2
let left = expected.subtract(1, ordering: .acquiringAndReleasing).newValue
if left == 0 { end(with: .completed) }
// end 8.2

// exercise 8.2
forwarding.withLock {
  guard !isOver else { return }
  forwardOn(event)
}
// end 8.2

// exercise 8.2
guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
forwarding.withLock { forwardOn(event) }
dispose()
// end 8.2
