// What waits is part of the state of the window: there is none, it is open, or it holds an element.

// exercise 13.5
private enum Window {
  case none
  case open(since: RxTime)
  case holding(Observer.Element, since: RxTime)
}

private var window = Window.none
private var isSending = false
private var hasCompleted = false

override func sourceSent(_ element: Observer.Element) {
  let before = window
  switch before {
  case .none:
    send(element)
  case .open(let start), .holding(_, let start):
    let left = isSending ? dueTime : dueTime.remaining(since: start, at: scheduler.now)
    guard !left.isOver else { return send(element) }
    guard latest else { return }
    window = .holding(element, since: start)
    if case .open = before, !isSending { setAlarm(after: left) }
  }
}

override func sourceCompleted() {
  if case .holding = window { hasCompleted = true } else { complete() }
}

override func alarmRang() {
  let before = window
  if case .holding(let element, _) = before { send(element) }
  if hasCompleted { sourceCompleted() }
}

private func send(_ element: Observer.Element) {
  let before = window
  if case .holding = before { turnOffAlarm() }
  window = .open(since: scheduler.now)
  isSending = true
  forwardNext(element)
  isSending = false
  let after = window
  if case .holding(let next, _) = after {
    window = .holding(next, since: scheduler.now)
    setAlarm(after: dueTime)
  } else {
    window = .open(since: scheduler.now)
  }
  withExtendedLifetime(before) {}
}
// end 13.5
