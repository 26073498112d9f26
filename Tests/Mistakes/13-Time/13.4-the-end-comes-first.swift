// The end is sent first; what waits comes too late.

// exercise 13.4
waiting = element
setAlarm(after: dueTime)
// end 13.4

// exercise 13.4
complete()
sendWaiting()
// end 13.4

// exercise 13.4
if let element = waiting.take() { forwardNext(element) }
// end 13.4
