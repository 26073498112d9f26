// Everything is released first, and only then does the observer hear of the end.

// exercise 5.6
// instead of: tellEnd(error)
cancel.dispose()
tellEnd(error)

// instead of: dispose()
// end 5.6
