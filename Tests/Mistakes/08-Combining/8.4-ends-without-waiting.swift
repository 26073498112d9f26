// Tells the end without the lock, even while another thread is sending.

// exercise 8.4
// instead of: lock.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
super.tellEnd(error)
// end 8.4
