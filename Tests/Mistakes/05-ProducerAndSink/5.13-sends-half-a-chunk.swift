// Before an error, the chunk that was begun is sent, as before completed.

// exercise 5.13
// instead of: override func onError(_ error: Swift.Error) {
// instead of: guard remaining > 0 else { return }
// instead of: fail(with: error)
// instead of: }
override func onError(_ error: Swift.Error) {
  guard remaining > 0 else { return }
  remaining = 0
  if !begun.isEmpty { sendChunk() }
  fail(with: error)
}
// end 5.13
