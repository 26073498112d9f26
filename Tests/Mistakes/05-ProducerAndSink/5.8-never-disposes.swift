// Everything is forwarded as it should be, and nothing is ever disposed.

// exercise 5.8
do {
  if let element = event.element, try !predicate(element) { return }
  forwardOn(event)
} catch {
  forwardOn(.error(error))
}
// end 5.8
