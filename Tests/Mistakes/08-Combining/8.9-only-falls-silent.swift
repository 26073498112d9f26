// Stops at the element of the other source, without completing.

// exercise 8.9
// instead of: complete()
dispose()
// end 8.9
