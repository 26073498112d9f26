// Each element gives `take(for:)` its whole time again.

// exercise 13.7
// instead of: override func sourceSent(_ element: Observer.Element) {
// instead of: forwardNext(element)
// instead of: }
override func sourceSent(_ element: Observer.Element) {
  forwardNext(element)
  setAlarm(after: dueTime)
}
// end 13.7
