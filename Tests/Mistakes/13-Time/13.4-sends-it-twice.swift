// What was sent keeps waiting, and is sent again at the end.

// exercise 13.4
waiting = element
setAlarm(after: dueTime)
// end 13.4

// exercise 13.4
sendWaiting()
complete()
// end 13.4

// exercise 13.4
if let element = waiting { forwardNext(element) }
// end 13.4
