// Knows no limit.

// exercise 17.10
// instead of: if contents.count - 1 > limit { forgetOldest() }
// end 17.10
