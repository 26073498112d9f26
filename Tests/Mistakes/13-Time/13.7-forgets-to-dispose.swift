// The observer receives the end, but the sink goes on: the source is not disposed.

// exercise 13.7
// instead of: complete()
tellEnd(nil)
// end 13.7
