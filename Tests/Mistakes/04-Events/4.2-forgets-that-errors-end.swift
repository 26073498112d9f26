// Only `completed` counts as an end, so a failed sequence goes on.

// exercise 4.2
guard !hasEnded.isRaised() else { return }
handOut(element)
// end 4.2

// exercise 4.2
if event.isCompleted {
  guard hasEnded.raise() else { return }
} else {
  guard !hasEnded.isRaised() else { return }
}
handler(event)
// end 4.2
