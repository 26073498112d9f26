// A flag that the alarm clears says whether the window is open: without `latest`, an element at the
// very end of the window is lost.

// exercise 13.5
private var isOpen = false
private var waiting: Observer.Element?
private var hasCompleted = false

override func sourceSent(_ element: Observer.Element) {
  if !isOpen {
    send(element)
  } else if latest {
    waiting = element
  }
}

override func sourceCompleted() {
  if waiting == nil { complete() } else { hasCompleted = true }
}

override func alarmRang() {
  isOpen = false
  if let element = waiting.take() { send(element) }
  if hasCompleted, waiting == nil { complete() }
}

private func send(_ element: Observer.Element) {
  isOpen = true
  forwardNext(element)
  setAlarm(after: dueTime)
}
// end 13.5
