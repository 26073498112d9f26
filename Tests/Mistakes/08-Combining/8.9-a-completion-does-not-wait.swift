// An error waits while another thread calls the observer, and a completion does not.
// Changes: 8.9-a-lock-of-its-own.swift

// exercise 8.9
// instead of: lock.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
if error == nil {
  if !cancel.isDisposed { super.tellEnd(error) }
} else {
  lock.withLock {
    if !cancel.isDisposed { super.tellEnd(error) }
  }
}
// end 8.9
