// A full window does not start the time over.

// exercise 13.10
// instead of: restartAlarm(after: dueTime) {

// instead of: }
// end 13.10
