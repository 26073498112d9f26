// Takes every source for empty.

// exercise 8.11
// instead of: override func onNext(_ element: Observer.Element) {
// instead of: isEmpty = false
// instead of: forwardNext(element)
// instead of: }
override func onNext(_ element: Observer.Element) {
  forwardNext(element)
}
// end 8.11
