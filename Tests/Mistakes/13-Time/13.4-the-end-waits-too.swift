// A completion waits for the silence.

// exercise 13.4
waiting = element
setAlarm(after: dueTime)
// end 13.4

// exercise 13.4
if waiting == nil { complete() }
// end 13.4

// exercise 13.4
if let element = waiting.take() { forwardNext(element) }
// end 13.4
