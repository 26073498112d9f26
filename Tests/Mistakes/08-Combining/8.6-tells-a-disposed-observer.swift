// Tells an end that had to wait even if the observer has disposed meanwhile.

// exercise 8.6
// instead of: if !cancel.isDisposed { super.tellEnd(error) }
super.tellEnd(error)
// end 8.6
