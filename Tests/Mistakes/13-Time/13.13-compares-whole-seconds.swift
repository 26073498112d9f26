// The two times are compared in whole seconds.

// exercise 13.13
// instead of: if longestWait.remaining(since: began, at: now.adding(dueTime)).isOver {
// instead of: setting = .longestWait
// instead of: setAlarm(after: longestWait.remaining(since: began, at: now))
// instead of: } else {
// instead of: setting = .silence(began: began)
// instead of: setAlarm(after: dueTime)
// instead of: }
let start = RxTime(timeIntervalSince1970: 0)
let (quiet, late) = (now.adding(dueTime), start.adding(longestWait))
if Int(quiet.timeIntervalSince(began)) >= Int(late.timeIntervalSince(start)) {
  setting = .longestWait
  setAlarm(after: longestWait.remaining(since: began, at: now))
} else {
  setting = .silence(began: began)
  setAlarm(after: dueTime)
}
// end 13.13
