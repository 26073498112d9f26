// `onError` says that it is over, and not that it went wrong.

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
handler(event)
// end 4.2

// exercise 4.2
on(.next(element))
// end 4.2

// exercise 4.2
on(.completed)
// end 4.2

// exercise 4.2
on(.completed)
// end 4.2
