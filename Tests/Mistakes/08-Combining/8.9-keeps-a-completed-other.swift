// Disposes another source that has completed only when the next element comes.

// exercise 8.9
// instead of: override func sourceSent(_ element: Observer.Element) {
// instead of: forwardNext(element)
// instead of: }
private var isOver = false

override func sourceSent(_ element: Observer.Element) {
  if isOver { otherSubscription.dispose() }
  forwardNext(element)
}

override func otherCompleted() {
  isOver = true
}
// end 8.9
