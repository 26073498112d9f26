// The alarm is set before the element is kept: a scheduler that rings at once finds nothing to
// send.

// exercise 13.4
// instead of: waiting = element
// instead of: setAlarm(after: dueTime)
setAlarm(after: dueTime)
waiting = element
// end 13.4
