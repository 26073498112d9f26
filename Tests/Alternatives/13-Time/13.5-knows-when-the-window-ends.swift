// It keeps the moment at which the window ends, and what it holds back as an enum.

// exercise 13.5
private enum Held {
  case nothing
  case element(Observer.Element)
  case last(Observer.Element)
}

private var held = Held.nothing
private var windowEnd: RxTime?

private var untilWindowEnd: RxTimeInterval {
  guard let windowEnd else { return .seconds(0) }
  return RxTimeInterval.seconds(0).remaining(since: windowEnd, at: scheduler.now)
}

override func sourceSent(_ element: Observer.Element) {
  let wait = untilWindowEnd
  if wait.isOver { return pass(element) }
  guard latest else { return }
  let before = held
  held = .element(element)
  if case .nothing = before, windowEnd != .distantFuture { setAlarm(after: wait) }
}

override func sourceCompleted() {
  switch held {
  case .nothing: complete()
  case .element(let element), .last(let element): held = .last(element)
  }
}

override func alarmRang() {
  switch held {
  case .nothing: break
  case .element(let element): pass(element)
  case .last(let element):
    pass(element)
    complete()
  }
}

private func pass(_ element: Observer.Element) {
  turnOffAlarm()
  held = .nothing
  // Until the observer has returned, nobody knows.
  windowEnd = dueTime.isOver ? nil : .distantFuture
  forwardNext(element)
  windowEnd = scheduler.now.adding(dueTime)
  if case .nothing = held { return }
  setAlarm(after: dueTime)
}
// end 13.5
