// A completion sends no array if nothing is left.

// exercise 13.9
// instead of: forwardNext(rest)
if !rest.isEmpty { forwardNext(rest) }
// end 13.9
