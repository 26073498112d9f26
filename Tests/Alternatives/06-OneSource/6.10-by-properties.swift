// The properties of the event say what it is, and `materialize` completes in a `defer`.

// exercise 6.10
let event = element.event
if let element = event.element {
  forwardNext(element)
} else if let error = event.error {
  fail(with: error)
} else {
  complete()
}
// end 6.10

// exercise 6.10
let event: Event<Source> = .next(element)
forwardNext(event)
// end 6.10

// exercise 6.10
defer { complete() }
guard !isDisposed else { return }
forwardNext(event)
// end 6.10
