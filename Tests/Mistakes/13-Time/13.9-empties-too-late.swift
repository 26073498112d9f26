// The array is emptied after it was sent: what the observer makes the source send meanwhile is lost.

// exercise 13.9
gathered.append(element)
if gathered.count == count { sendGathered() }
// end 13.9

// exercise 13.9
forwardNext(gathered)
complete()
// end 13.9

// exercise 13.9
restartAlarm(after: dueTime) { forwardNext(gathered) }
gathered = []
// end 13.9
