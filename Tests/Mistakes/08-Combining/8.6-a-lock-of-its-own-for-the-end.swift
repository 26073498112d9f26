// Ends have a lock of their own: one may be told while an element is being sent.

// exercise 8.6
// instead of: private let lock = RecursiveLock()
private let lock = RecursiveLock()
private let endLock = RecursiveLock()
// instead of: lock.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
endLock.withLock {
  if !cancel.isDisposed { super.tellEnd(error) }
}
// end 8.6
