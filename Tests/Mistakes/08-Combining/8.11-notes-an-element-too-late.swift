// Notes an element after it was sent: the observer may have made the source complete meanwhile.

// exercise 8.11
// instead of: isEmpty = false
// instead of: forwardNext(element)
forwardNext(element)
isEmpty = false
// end 8.11
