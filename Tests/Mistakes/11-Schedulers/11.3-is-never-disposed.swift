// Says that turns may come, even after it was disposed.

// exercise 11.3
// instead of: pending.isDisposed
false
// end 11.3
