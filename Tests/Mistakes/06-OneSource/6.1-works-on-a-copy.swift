// The element changes a copy of the seed, and the copy is thrown away each time.

// exercise 6.1
// instead of: try accumulator(&state, element)
// instead of: forwardNext(state)
var sum = state
try accumulator(&sum, element)
forwardNext(sum)
// end 6.1
