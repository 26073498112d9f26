// `AnyObserver` takes everything without an element for a completion.

// exercise 4.2
guard !hasEnded.isRaised() else { return }
handOut(element)
// end 4.2

// exercise 4.2
guard hasEnded.raise() else { return }
handler(event)
// end 4.2

// exercise 4.2
if let element = event.element {
  hidden.onNext(element)
} else {
  hidden.onCompleted()
}
// end 4.2

// exercise 4.2
on(.next(element))
// end 4.2

// exercise 4.2
on(.error(error))
// end 4.2

// exercise 4.2
on(.completed)
// end 4.2
