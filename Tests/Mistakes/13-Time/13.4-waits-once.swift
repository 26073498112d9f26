// The first element sets the alarm, and the next ones do not set it again.

// exercise 13.4
// instead of: waiting = element
// instead of: setAlarm(after: dueTime)
if waiting == nil { setAlarm(after: dueTime) }
waiting = element
// end 13.4
