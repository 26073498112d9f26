// The observer receives the end, but the sink goes on: the source is not disposed.

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
