// An error takes the lock before it ends the result, so that every end is told inside the lock.

// exercise 8.6
// instead of: final override func tellEnd(_ error: Swift.Error?) {
// instead of: lock.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
// instead of: }
final override func onError(_ error: Swift.Error) {
  lock.withLock { fail(with: error) }
}
// instead of: sink.fail(with: error)
sink.onError(error)
// end 8.6
