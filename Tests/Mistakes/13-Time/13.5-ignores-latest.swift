// It keeps the newest element of a window, whether or not that is wanted.

// exercise 13.5
// instead of: guard latest else { return }
// end 13.5
