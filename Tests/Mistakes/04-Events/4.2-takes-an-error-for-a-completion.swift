// `AnyObserver` takes everything without an element for a completion.

// exercise 4.2
// instead of: // Looks at the flag and raises it in one step: of two ends, only the first raises it.
// end 4.2

// exercise 4.2
// instead of: hidden.on(event)
if let element = event.element {
  hidden.onNext(element)
} else {
  hidden.onCompleted()
}
// end 4.2
