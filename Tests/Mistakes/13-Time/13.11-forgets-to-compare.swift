// It asks for the same text twice in a row.

// exercise 13.11
// instead of: .distinctUntilChanged()
// end 13.11
