// An element that passes at the very end of a window leaves the alarm of the one that waited: what comes
// after it is sent by that, too early.

// exercise 13.5
// instead of: private var hasCompleted = false
private var hasCompleted = false
private var isSet = false

// instead of: if replaced == nil, case .opened = window { setAlarm(after: timeLeft) }
if !isSet, case .opened = window {
  setAlarm(after: timeLeft)
  isSet = true
}

// instead of: if dropped != nil { turnOffAlarm() }

// instead of: override func alarmRang() {
// instead of: if let element = waiting { send(element) }
// instead of: // The observer may have made the source send one more, which waits now.
// instead of: if hasCompleted, waiting == nil { complete() }
// instead of: }
override func alarmRang() {
  isSet = false
  if let element = waiting { send(element) }
  // The observer may have made the source send one more, which waits now.
  if hasCompleted, waiting == nil { complete() }
}
// end 13.5
