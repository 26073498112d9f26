// `skip` passes what comes within the time, and drops the rest.

// exercise 13.7
if !isOpen { forwardNext(element) }
// end 13.7

// exercise 13.7
isOpen = true
// end 13.7

// exercise 13.7
sink.setAlarm(after: dueTime)
// end 13.7

// exercise 13.7
complete()
// end 13.7
