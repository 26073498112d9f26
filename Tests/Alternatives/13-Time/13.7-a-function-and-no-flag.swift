// `skip` has a function for elements, which the ring exchanges; `take(for:)` sets its alarm by a
// restart, and ends as if the source had completed.

// exercise 13.7 in SkipFor.swift
private var receive: (SkipForSink, Observer.Element) -> Void = { _, _ in }

override func sourceSent(_ element: Observer.Element) {
  receive(self, element)
}

override func alarmRang() {
  receive = { sink, element in sink.forwardNext(element) }
}
// end 13.7

// exercise 13.7 in TakeFor.swift
sink.restartAlarm(after: dueTime) {}
// end 13.7

// exercise 13.7 in TakeFor.swift
override func sourceSent(_ element: Observer.Element) {
  forwardOn(.next(element))
}

override func alarmRang() {
  sourceCompleted()
}
// end 13.7
