// A completion drops what waits: the last text is never asked for.

// exercise 13.4
waiting = element
setAlarm(after: dueTime)
// end 13.4

// exercise 13.4
complete()
// end 13.4

// exercise 13.4
if let element = waiting.take() { forwardNext(element) }
// end 13.4
