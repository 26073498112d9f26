// An error of the operator's own source is heard while another thread is calling the observer; that
// of the other source waits.

// exercise 8.6
// instead of: final override func tellEnd(_ error: Swift.Error?) {
// instead of: lock.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
// instead of: }
fileprivate final func onOtherError(_ error: Swift.Error) {
  lock.withLock {
    if !isDisposed && !cancel.isDisposed { fail(with: error) }
  }
}
// end 8.6

// exercise 8.6
// instead of: sink.fail(with: error)
sink.onOtherError(error)
// end 8.6
