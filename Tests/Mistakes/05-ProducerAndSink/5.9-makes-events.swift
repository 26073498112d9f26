// Each element is made an event.

// exercise 5.9
// instead of: forwardNext(element)
forwardOn(.next(element))
// end 5.9
