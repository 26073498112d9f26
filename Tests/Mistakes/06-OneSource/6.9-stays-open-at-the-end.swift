// The end is sent while the sink is still open, so a reentrant observer can make more follow.

// exercise 6.9
// instead of: if stop() { tellEnd(error) }
tellEnd(error)
// end 6.9
