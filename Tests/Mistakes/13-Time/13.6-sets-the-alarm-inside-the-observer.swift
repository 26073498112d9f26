// After an element that the observer has caused the alarm is set, though the observer is still busy with
// the one before: the error comes in the middle of that.

// exercise 13.6
// instead of: setAlarm()
if case .listening(let elements) = phase.withLock({ $0 }) {
  alarm.set(after: dueTime) { self.alarmRang(elements: elements) }
}
// end 13.6
