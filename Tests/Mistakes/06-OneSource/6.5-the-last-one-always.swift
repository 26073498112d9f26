// The element that ends it is sent, whatever the behavior is.

// exercise 6.5
// instead of: if isTaking || behavior == .inclusive { forwardNext(element) }
forwardNext(element)
// end 6.5
