// It counts the arrays, and so knows whether the observer has caused another one.

// exercise 13.9
private var gathered: [Element] = []
private var arrays = 0

override func sourceSent(_ element: Element) {
  gathered.append(element)
  let free = count - gathered.count
  guard count > 0, free <= 0 else { return }
  sendArray()
}

override func alarmRang() {
  sendArray()
}

override func sourceCompleted() {
  forwardNext(takeAll())
  complete()
}

private func takeAll() -> [Element] {
  let all = gathered
  gathered = []
  return all
}

private func sendArray() {
  let full = takeAll()
  arrays += 1
  let number = arrays
  turnOffAlarm()
  forwardNext(full)
  if number == arrays { setAlarm(after: dueTime) }
}
// end 13.9
