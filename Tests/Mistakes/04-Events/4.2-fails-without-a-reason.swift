// `onError` says that the sequence is over, but not that it failed.

// exercise 4.2
guard !hasEnded.isRaised() else { return }
handOut(element)
// end 4.2

// exercise 4.2
guard hasEnded.raise() else { return }
handler(event)
// end 4.2

// exercise 4.2
hidden.on(event)
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
