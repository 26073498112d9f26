// Asks about the same city again.

// exercise 16.8
// instead of: .distinctUntilChanged()
// end 16.8
