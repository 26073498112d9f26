// The end is sent first; what is left comes too late.

// exercise 13.9
gathered.append(element)
if gathered.count == count { sendGathered() }
// end 13.9

// exercise 13.9
complete()
forwardNext(gathered)
// end 13.9

// exercise 13.9
let full = gathered
gathered = []
restartAlarm(after: dueTime) { forwardNext(full) }
// end 13.9
