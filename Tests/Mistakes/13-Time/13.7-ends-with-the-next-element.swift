// `take(for:)` completes with the first element that comes too late, and not when the time is over.

// exercise 13.7
// instead of: override func sourceSent(_ element: Observer.Element) {
// instead of: forwardNext(element)
// instead of: }
private var isOver = false

override func sourceSent(_ element: Observer.Element) {
  if isOver { complete() } else { forwardNext(element) }
}

// instead of: override func alarmRang() {
// instead of: complete()
// instead of: }
override func alarmRang() {
  isOver = true
}
// end 13.7
