// The next window is sent before the one before has completed.

// exercise 13.10
// instead of: restartAlarm(after: dueTime) {
// instead of: elements = 0
// instead of: subject?.onCompleted()
// instead of: open()
// instead of: }
restartAlarm(after: dueTime) {
  elements = 0
  let last = subject
  open()
  last?.onCompleted()
}
// end 13.10
