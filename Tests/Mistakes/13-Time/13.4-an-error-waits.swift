// An error waits for the end of the silence, though what it waits for is dropped.

// exercise 13.4
// instead of: override func alarmRang() {
// instead of: sendWaiting()
// instead of: }
private var failure: Swift.Error?

override func sourceFailed(_ error: Swift.Error) {
  if waiting.take() == nil { fail(with: error) } else { failure = error }
}

override func alarmRang() {
  if let failure { fail(with: failure) } else { sendWaiting() }
}
// end 13.4
