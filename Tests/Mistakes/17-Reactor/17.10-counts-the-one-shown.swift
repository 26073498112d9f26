// Counts the content that is shown among those to go back to.

// exercise 17.10
// instead of: if contents.count - 1 > limit { forgetOldest() }
if contents.count > limit { forgetOldest() }
// end 17.10
