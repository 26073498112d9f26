// The alarm of the longest wait is noted after it was set: if it rings inside `setAlarm`, the note
// is left to the next array, which gets no alarm.

// exercise 13.13
// instead of: setting = .longestWait
// instead of: setAlarm(after: longestWait.remaining(since: began, at: now))
setAlarm(after: longestWait.remaining(since: began, at: now))
setting = .longestWait
// end 13.13
