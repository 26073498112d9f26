// While the observer is called nothing passes, whatever the time: with no time at all a reentrant
// element has to wait a turn, or is lost.

// exercise 13.5
private var openedAt: RxTime?
private var isSending = false
private var waiting: Observer.Element?
private var hasCompleted = false

override func sourceSent(_ element: Observer.Element) {
  if isSending {
    wait(element)
  } else {
    let timeLeft = openedAt.map { dueTime.remaining(since: $0, at: scheduler.now) } ?? .seconds(0)
    guard !timeLeft.isOver else { return send(element) }
    let isFirst = waiting == nil
    wait(element)
    if isFirst, latest { setAlarm(after: timeLeft) }
  }
}

private func wait(_ element: Observer.Element) {
  guard latest else { return }
  let before = waiting
  waiting = element
  withExtendedLifetime(before) {}
}

private func send(_ element: Observer.Element) {
  let before = waiting
  waiting = nil
  isSending = true
  forwardNext(element)
  isSending = false
  openedAt = scheduler.now
  if waiting != nil { setAlarm(after: dueTime) }
  withExtendedLifetime(before) {}
}

override func alarmRang() {
  if let element = waiting { send(element) }
  if hasCompleted, waiting == nil { complete() }
}

override func sourceCompleted() {
  if waiting == nil {
    complete()
  } else {
    hasCompleted = true
  }
}
// end 13.5
