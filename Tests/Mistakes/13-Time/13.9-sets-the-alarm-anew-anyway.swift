// The alarm is set after the array was sent, although a newer array has already set it.

// exercise 13.9
// instead of: restartAlarm(after: dueTime) { forwardNext(full) }
turnOffAlarm()
forwardNext(full)
setAlarm(after: dueTime)
// end 13.9
