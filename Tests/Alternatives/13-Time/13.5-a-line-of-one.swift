// Flags and the time of the last return, in place of an enum; what waits is a line of at most one.

// exercise 13.5
// When the observer last returned, and whether it is busy right now.
private var returnedAt: RxTime?
private var isBusy = false

// The newest element of the open window, if any.
private var line: [Observer.Element] = []
private var isComplete = false

override func sourceSent(_ element: Observer.Element) {
  let rest: RxTimeInterval
  if isBusy {
    rest = dueTime
  } else if let returnedAt {
    rest = dueTime.remaining(since: returnedAt, at: scheduler.now)
  } else {
    rest = .nanoseconds(0)
  }
  if rest.isOver {
    deliver(element)
  } else if latest {
    let replaced = line
    line = [element]
    let isAlarmNeeded = replaced.isEmpty && !isBusy
    if isAlarmNeeded { setAlarm(after: rest) }
    withExtendedLifetime(replaced) {}
  }
}

override func sourceCompleted() {
  isComplete = true
  completeIfDone()
}

override func alarmRang() {
  line.first.map(deliver)
  completeIfDone()
}

private func completeIfDone() {
  guard isComplete, line.isEmpty else { return }
  complete()
}

private func deliver(_ element: Observer.Element) {
  let outdated = line
  line = []
  if !outdated.isEmpty { turnOffAlarm() }
  isBusy = true
  forwardNext(element)
  isBusy = false
  returnedAt = scheduler.now
  // What came while the observer was busy waits for a whole window.
  if !line.isEmpty { setAlarm(after: dueTime) }
  withExtendedLifetime(outdated) {}
}
// end 13.5
