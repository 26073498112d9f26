// There is no array until its first element comes, and all three ways out share one function.

// exercise 13.9
private var gathered: [Element]?

private func take() -> [Element] {
  defer { gathered = nil }
  return gathered ?? []
}

private func flush() {
  let piece = take()
  restartAlarm(after: dueTime) { forwardNext(piece) }
}

override func sourceSent(_ element: Element) {
  gathered = (gathered ?? []) + [element]
  guard count > 0, gathered?.count == count else { return }
  flush()
}

override func alarmRang() {
  flush()
}

override func sourceFailed(_ error: Swift.Error) {
  gathered = nil
  super.sourceFailed(error)
}

override func sourceCompleted() {
  turnOffAlarm()
  forwardNext(take())
  super.sourceCompleted()
}
// end 13.9
