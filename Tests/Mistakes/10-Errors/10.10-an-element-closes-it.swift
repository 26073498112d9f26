// The first element of a trial closes the breaker; a trial that sends an element and then fails leaves it closed.

// exercise 10.10
// instead of: override func onNext(_ element: Observer.Element) {
// instead of: forwardNext(element)
// instead of: }
override func onNext(_ element: Observer.Element) {
  if case .trial = role { note(.succeeded) }
  forwardNext(element)
}
// end 10.10
