// The time of a window begins before the observer has received it.

// exercise 13.10
// instead of: restartAlarm(after: dueTime) {
turnOffAlarm()

// instead of: open()
// instead of: }
setAlarm(after: dueTime)
open()
// end 13.10
