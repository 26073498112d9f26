// An end is counted as if it were an element: the alarm may still win after it.

// exercise 13.6
// instead of: if decideIfInTime() { fail(with: error) }
if countIfInTime() { fail(with: error) }
// instead of: if decideIfInTime() { complete() }
if countIfInTime() { complete() }
// end 13.6
