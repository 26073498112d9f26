// It compares with the first element that passed, and not with the last.

// exercise 6.3
// instead of: lastKey = key
if lastKey == nil { lastKey = key }
// end 6.3
