// A completion sends what is left even if that is nothing, as `buffer` does.

// exercise 13.13
// instead of: if !array.isEmpty { forwardNext(array) }
forwardNext(array)
// end 13.13
