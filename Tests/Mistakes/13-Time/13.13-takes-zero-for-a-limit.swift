// A count of zero or less is reached by each element.

// exercise 13.13
// instead of: if gathered.count == count { sendGathered() } else { setAlarm() }
if gathered.count >= count { sendGathered() } else { setAlarm() }
// end 13.13
