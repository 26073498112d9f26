// It sends the state before the element has changed it, so that the seed comes first.

// exercise 6.1
// instead of: try accumulator(&state, element)
let before = state
try accumulator(&state, element)

// instead of: forwardNext(state)
forwardNext(before)
// end 6.1
