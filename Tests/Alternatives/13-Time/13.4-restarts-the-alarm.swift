// What waits is an array of one, and `restartAlarm` sets the alarm around its change.

// exercise 13.4
private var waiting: [Observer.Element] = []

override func sourceSent(_ element: Observer.Element) {
  let replaced = waiting
  restartAlarm(after: dueTime) { waiting = [element] }
  withExtendedLifetime(replaced) {}
}

override func sourceCompleted() {
  alarmRang()
  complete()
}

override func alarmRang() {
  let last = waiting
  waiting = []
  last.forEach { forwardNext($0) }
}
// end 13.4
