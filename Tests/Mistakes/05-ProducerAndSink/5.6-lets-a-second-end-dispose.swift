// Each end disposes, also one that is not sent; if it comes while the first is heard, the source
// is freed too early.

// exercise 5.6
// instead of: guard stop() else { return }
// instead of: tellEnd(error)
if stop() { tellEnd(error) }
// end 5.6
