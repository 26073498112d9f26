// The alarm is set before the element is kept: a scheduler that rings at once finds nothing to
// send.

// exercise 13.4
// instead of: let replaced = waiting
// instead of: waiting = element
// instead of: setAlarm(after: dueTime)
setAlarm(after: dueTime)
let replaced = waiting
waiting = element
// end 13.4
