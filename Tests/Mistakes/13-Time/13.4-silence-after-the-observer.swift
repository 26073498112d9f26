// The silence after an element that the observer has caused is counted from when the observer has
// returned, as with `throttle`: after a slow observer that element comes too late.

// exercise 13.4
// instead of: override func alarmRang() {
// instead of: sendWaiting()
// instead of: }
override func alarmRang() {
  sendWaiting()
  // A slow observer is not the source's fault: it gets its whole pause.
  if waiting != nil { setAlarm(after: dueTime) }
}
// end 13.4
