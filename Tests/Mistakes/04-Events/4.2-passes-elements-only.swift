// The hidden observer is told the elements, and never that it is over.

// exercise 4.2
switch event {
case .next:
  guard !hasEnded.load(ordering: .acquiring) else { return }
case .error, .completed:
  guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
}
handler(event)
// end 4.2

// exercise 4.2
if case .next = event { handler(event) }
// end 4.2
