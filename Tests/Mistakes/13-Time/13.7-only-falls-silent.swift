// When the time is over `take(for:)` falls silent, but does not complete.

// exercise 13.7
if isOpen { forwardNext(element) }
// end 13.7

// exercise 13.7
isOpen = true
// end 13.7

// exercise 13.7
sink.setAlarm(after: dueTime)
// end 13.7

// exercise 13.7
dispose()
// end 13.7
