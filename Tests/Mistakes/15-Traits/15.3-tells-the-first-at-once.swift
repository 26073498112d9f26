// Sends the element when it comes: a second one is noticed too late.

// exercise 15.3
// instead of: only = element
only = element
forwardNext(element)
// instead of: if let only {
// instead of: forwardNext(only)
// instead of: } else if let errorIfNone {
// instead of: return fail(with: errorIfNone)
// instead of: }
if only == nil, let errorIfNone { return fail(with: errorIfNone) }
// end 15.3
