// The alarm is set after the array was sent, although a newer array has already set it.

// exercise 13.9
gathered.append(element)
if gathered.count == count { sendGathered() }
// end 13.9

// exercise 13.9
forwardNext(gathered)
complete()
// end 13.9

// exercise 13.9
let full = gathered
gathered = []
turnOffAlarm()
forwardNext(full)
setAlarm(after: dueTime)
// end 13.9
