// Keeps one content too few: the last command within the limit can not be undone.

// exercise 17.10
// instead of: if contents.count - 1 > limit { forgetOldest() }
if contents.count > max(limit, 1) { forgetOldest() }
// end 17.10
