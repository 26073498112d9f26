// An empty array is not sent, and the time ends there.

// exercise 13.9
gathered.append(element)
if gathered.count == count { sendGathered() }
// end 13.9

// exercise 13.9
forwardNext(gathered)
complete()
// end 13.9

// exercise 13.9
guard !gathered.isEmpty else { return }
let full = gathered
gathered = []
restartAlarm(after: dueTime) { forwardNext(full) }
// end 13.9
