// What the closure returned is forgotten, and never disposed.

// exercise 5.10
_ = source(AnyObserver(sink))
let subscription = Disposables.create()
// end 5.10

// exercise 5.10
switch event {
case .next:
  guard !hasEnded.load(ordering: .acquiring) else { return }
  forwardOn(event)
case .error, .completed:
  guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
  forwardOn(event)
  dispose()
}
// end 5.10
