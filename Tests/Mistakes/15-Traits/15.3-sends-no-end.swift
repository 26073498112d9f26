// Sends the element, and no end after it.

// exercise 15.3
// instead of: forwardNext(only)
return forwardNext(only)
// end 15.3
