// An element is taken for a success; but a request may send half an answer and then fail.

// exercise 10.10
// instead of: override func onNext(_ element: Observer.Element) {
// instead of: forwardNext(element)
// instead of: }
override func onNext(_ element: Observer.Element) {
  breaker.note(.succeeded, of: .ordinary)
  forwardNext(element)
}
// end 10.10
