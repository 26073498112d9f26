// The token records, but does not run `end`: a disposed observer still hears.

// exercise 12.7
// instead of: end()
// end 12.7
