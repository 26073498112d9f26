// An error sends what waits, as a completion does.

// exercise 13.13
// instead of: override func sourceCompleted() {
// instead of: sendGathered()
// instead of: complete()
// instead of: }
override func sourceFailed(_ error: Swift.Error) {
  sendGathered()
  fail(with: error)
}

override func sourceCompleted() {
  sendGathered()
  complete()
}
// end 13.13
