// At an error what is left is sent, if there are several.

// exercise 13.13
// instead of: override func sourceCompleted() {
// instead of: sendGathered()
// instead of: complete()
// instead of: }
override func sourceCompleted() {
  sendGathered()
  complete()
}

override func sourceFailed(_ error: Swift.Error) {
  if gathered.count > 1 { sendGathered() }
  fail(with: error)
}
// end 13.13
