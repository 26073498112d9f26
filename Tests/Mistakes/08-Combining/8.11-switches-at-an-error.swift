// Switches to the other source even if the first has failed.

// exercise 8.11
// instead of: override func onNext(_ element: Observer.Element) {
// instead of: isEmpty = false
// instead of: forwardNext(element)
// instead of: }
override func onNext(_ element: Observer.Element) {
  isEmpty = false
  forwardNext(element)
}

override func onError(_ error: Swift.Error) {
  if isEmpty { onCompleted() } else { fail(with: error) }
}
// end 8.11
