// The end is told, and the machine goes on: the source is not let go of.

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
tellEnd(nil)
// end 13.7
