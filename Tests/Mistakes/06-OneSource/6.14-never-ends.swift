// The run is sent, and no end.

// exercise 6.14
// instead of: complete()
// end 6.14
