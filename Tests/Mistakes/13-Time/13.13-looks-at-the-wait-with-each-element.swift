// Whether the longest wait is over is only asked when an element comes: the first one waits until
// then, or until it is quiet.

// exercise 13.13
// instead of: if longestWait.remaining(since: began, at: now.adding(dueTime)).isOver {
// instead of: setting = .longestWait
// instead of: setAlarm(after: longestWait.remaining(since: began, at: now))
// instead of: } else {
// instead of: setting = .silence(began: began)
// instead of: setAlarm(after: dueTime)
// instead of: }
if longestWait.remaining(since: began, at: now).isOver {
  sendGathered()
} else {
  setting = .silence(began: began)
  setAlarm(after: dueTime)
}
// end 13.13
