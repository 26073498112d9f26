// An end closes a live slot only: a new observer that sends an element while it is told the past, which an older observer answers with the end, hears the end and then its own element.

// exercise 7.3
// instead of: close()
// instead of: hand(end)
phase.replace(.live, with: .closed)
hand(end)
// end 7.3
