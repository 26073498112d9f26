// The element that is replaced is freed while the lock is held.

// exercise 7.9
// instead of: let old = last
// instead of: last = element
// instead of: if let old { element = old }
last = element
// end 7.9
