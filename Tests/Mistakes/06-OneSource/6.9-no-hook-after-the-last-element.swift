// If the subscriber disposes while it hears an element, `afterNext` is not called for it.

// exercise 6.9
// instead of: try after.next?(element)
if !isDisposed { try after.next?(element) }
// end 6.9
