// Both hooks for an element are called before it is sent.

// exercise 6.9
// instead of: forwardNext(element)
// instead of: try after.next?(element)
try after.next?(element)
forwardNext(element)
// end 6.9
