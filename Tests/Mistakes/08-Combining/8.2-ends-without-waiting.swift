// Tells the end without the lock, even while another thread sends an element.

// exercise 8.2
// instead of: forwarding.withLock {
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
// instead of: }
super.tellEnd(error)
// end 8.2
