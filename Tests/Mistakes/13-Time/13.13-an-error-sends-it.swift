// An error sends what waits, as a completion does.

// exercise 13.13
// instead of: override func sourceCompleted() {
override func sourceFailed(_ error: Swift.Error) {
  sendGathered()
  fail(with: error)
}

override func sourceCompleted() {
// end 13.13
