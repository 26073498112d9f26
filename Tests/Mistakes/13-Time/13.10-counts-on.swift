// The new window starts with the count of the old one.

// exercise 13.10
// instead of: elements = 0
// end 13.10
