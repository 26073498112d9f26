// The key is stored before the element is sent, and once more afterwards, when another one may have passed.

// exercise 6.3
// instead of: forwardNext(element)
forwardNext(element)
lastKey = key
// end 6.3
