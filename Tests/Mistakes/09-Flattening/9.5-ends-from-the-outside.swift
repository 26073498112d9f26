// The result ends before its groups do.

// exercise 9.5
// instead of: subjects = [:]
subjects = [:]
if !cancel.isDisposed { tellEnd(error) }

// instead of: // Looked at last: the end of a group may have made the observer dispose.
// instead of: if !cancel.isDisposed { tellEnd(error) }
// end 9.5
