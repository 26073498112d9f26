// If there is no time left to wait, with a longest wait of zero, the array is sent in the call of
// the source: the alarm doesn't send it, and what arrives at the same tick is in arrays of its own.

// exercise 13.13
// instead of: setting = .longestWait
// instead of: setAlarm(after: longestWait.remaining(since: began, at: now))
let timeLeft = longestWait.remaining(since: began, at: now)
guard !timeLeft.isOver else { return sendGathered() }
setting = .longestWait
setAlarm(after: timeLeft)
// end 13.13
