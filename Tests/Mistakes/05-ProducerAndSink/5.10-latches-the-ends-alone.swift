// A second end is kept out, but an element that is sent in answer to the first still comes through.

// exercise 5.10
let subscription = source(AnyObserver(sink))
// end 5.10

// exercise 5.10
switch event {
case .next:
  forwardOn(event)
case .error, .completed:
  guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
  forwardOn(event)
  dispose()
}
// end 5.10
