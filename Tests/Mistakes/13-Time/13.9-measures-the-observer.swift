// The time starts before the observer is called: a slow one takes it from the next array.

// exercise 13.9
// instead of: restartAlarm(after: dueTime) { forwardNext(full) }
setAlarm(after: dueTime)
forwardNext(full)
// end 13.9
