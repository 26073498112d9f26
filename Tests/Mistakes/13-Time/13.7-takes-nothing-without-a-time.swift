// Without time `take(for:)` passes nothing, though its alarm has not rung.

// exercise 13.7
// instead of: override func sourceSent(_ element: Observer.Element) {
// instead of: forwardNext(element)
// instead of: }
override func sourceSent(_ element: Observer.Element) {
  if !dueTime.isOver { forwardNext(element) }
}
// end 13.7
