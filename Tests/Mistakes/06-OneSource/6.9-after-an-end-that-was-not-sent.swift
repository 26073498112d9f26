// The hook after the end is called even if the end was not sent, because the sequence was already over.

// exercise 6.9
// instead of: guard stop() else { return }
// instead of: tellEnd(error)
if stop() { tellEnd(error) }
// end 6.9
