// An error waits while another thread calls the observer, and a completion does not.

// exercise 8.2
// instead of: forwarding.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
if error != nil {
  forwarding.withLock {
    if !cancel.isDisposed { super.tellEnd(error) }
  }
} else if !cancel.isDisposed {
  super.tellEnd(error)
}
// end 8.2
