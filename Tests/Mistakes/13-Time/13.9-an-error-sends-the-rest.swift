// An error sends what is left, as a completion does.

// exercise 13.9
// instead of: override func alarmRang() {
// instead of: sendGathered()
// instead of: }
override func sourceFailed(_ error: Swift.Error) {
  forwardNext(gathered)
  fail(with: error)
}

override func alarmRang() {
  sendGathered()
}
// end 13.9
