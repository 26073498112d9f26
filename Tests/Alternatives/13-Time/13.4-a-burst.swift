// What waits is an array that is swapped out, and the ends are handed on to the superclass.

// exercise 13.4
private var burst: [Observer.Element] = []

override func sourceSent(_ element: Observer.Element) {
  burst = [element]
  setAlarm(after: dueTime)
}

override func alarmRang() {
  var over: [Observer.Element] = []
  swap(&over, &burst)
  over.forEach(forwardNext)
}

override func sourceCompleted() {
  turnOffAlarm()
  alarmRang()
  super.sourceCompleted()
}

override func sourceFailed(_ error: Swift.Error) {
  burst = []
  super.sourceFailed(error)
}
// end 13.4
