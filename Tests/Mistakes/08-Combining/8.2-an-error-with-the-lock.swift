// An error is handled from its decision to its disposal under the lock: the sources are disposed while other threads wait to send.

// exercise 8.2
// instead of: func onError(_ error: Swift.Error) {
// instead of: sink.fail(with: error)
// instead of: }
func onError(_ error: Swift.Error) {
  sink.forwarding.withLock { sink.fail(with: error) }
}
// end 8.2
