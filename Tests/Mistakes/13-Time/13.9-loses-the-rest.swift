// A completion drops what is left.

// exercise 13.9
gathered.append(element)
if gathered.count == count { sendGathered() }
// end 13.9

// exercise 13.9
complete()
// end 13.9

// exercise 13.9
let full = gathered
gathered = []
restartAlarm(after: dueTime) { forwardNext(full) }
// end 13.9
