// A full array is sent while the old alarm is still set; if the observer lets its time pass, it
// rings from within and cuts the next array short.

// exercise 13.9
private var gathered: [Element] = []
private var arrays = 0

override func sourceSent(_ element: Element) {
  gathered.append(element)
  if gathered.count == count { sendGathered() }
}

override func alarmRang() {
  sendGathered()
}

override func sourceCompleted() {
  forwardNext(gathered)
  complete()
}

private func sendGathered() {
  let full = gathered
  gathered = []
  arrays += 1
  let number = arrays
  forwardNext(full)
  if number == arrays { setAlarm(after: dueTime) }
}
// end 13.9
