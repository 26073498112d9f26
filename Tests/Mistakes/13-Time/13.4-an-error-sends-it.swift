// An error sends what waits, as a completion does.

// exercise 13.4
// instead of: override func alarmRang() {
// instead of: sendWaiting()
// instead of: }
override func sourceFailed(_ error: Swift.Error) {
  sendWaiting()
  fail(with: error)
}

override func alarmRang() {
  sendWaiting()
}
// end 13.4
