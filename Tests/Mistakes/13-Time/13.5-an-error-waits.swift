// An error comes after the element that waits.

// exercise 13.5
// instead of: override func alarmRang() {
// instead of: if let element = waiting { send(element) }
// instead of: // The observer may have made the source send one more, which waits now.
// instead of: if hasCompleted, waiting == nil { complete() }
// instead of: }
private var failure: Swift.Error?

override func sourceFailed(_ error: Swift.Error) {
  if waiting == nil { fail(with: error) } else { failure = error }
}

override func alarmRang() {
  if let element = waiting { send(element) }
  if let failure { fail(with: failure) }
  if hasCompleted, waiting == nil { complete() }
}
// end 13.5
