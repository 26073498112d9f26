// A new observer is told the last value even after the end.

// exercise 7.6
// instead of: end == nil ? [newest] : []
[newest]
// end 7.6
