// When the time is over `skip` completes, as if it were `take`.

// exercise 13.7
if isOpen { forwardNext(element) }
// end 13.7

// exercise 13.7
complete()
// end 13.7

// exercise 13.7
sink.setAlarm(after: dueTime)
// end 13.7

// exercise 13.7
complete()
// end 13.7
