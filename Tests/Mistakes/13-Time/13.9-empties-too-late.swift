// The array is emptied after it was sent: what the observer makes the source send meanwhile is lost.

// exercise 13.9
// instead of: let full = gathered
// instead of: gathered = []
// instead of: restartAlarm(after: dueTime) { forwardNext(full) }
restartAlarm(after: dueTime) { forwardNext(gathered) }
gathered = []
// end 13.9
