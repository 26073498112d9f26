// Whether the longest wait is over is only asked when an element comes: the first one waits until
// then, or until it is quiet.

// exercise 13.13
// instead of: if longestWait.remaining(since: began, at: now.adding(dueTime)).isOver {
// instead of: setting = .longestWait
// instead of: setAlarm(after: longestWait.remaining(since: began, at: now))
// instead of: } else {
if longestWait.remaining(since: began, at: now).isOver {
  sendGathered()
} else {
// end 13.13
