// If both times would be over at the same moment it waits for the silence, which an element at that tick
// puts off.

// exercise 13.13
// instead of: if longestWait.remaining(since: began, at: now.adding(dueTime)).isOver {
// instead of: setting = .longestWait
// instead of: setAlarm(after: longestWait.remaining(since: began, at: now))
// instead of: } else {
// instead of: setting = .silence(began: began)
// instead of: setAlarm(after: dueTime)
// instead of: }
if began.adding(longestWait) < now.adding(dueTime) {
  setting = .longestWait
  setAlarm(after: longestWait.remaining(since: began, at: now))
} else {
  setting = .silence(began: began)
  setAlarm(after: dueTime)
}
// end 13.13
