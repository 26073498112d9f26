// The first element sets the alarm, and the next ones do not set it again.

// exercise 13.4
if waiting == nil { setAlarm(after: dueTime) }
waiting = element
// end 13.4

// exercise 13.4
sendWaiting()
complete()
// end 13.4

// exercise 13.4
if let element = waiting.take() { forwardNext(element) }
// end 13.4
