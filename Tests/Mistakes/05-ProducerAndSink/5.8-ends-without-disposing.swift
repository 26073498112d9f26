// The end is sent, and the sink stays.

// exercise 5.8
// instead of: complete()
forwardOn(.completed)
// end 5.8
