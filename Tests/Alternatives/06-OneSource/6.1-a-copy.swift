// A copy of the state is changed, and stored if nothing was thrown.

// exercise 6.1
// instead of: try accumulator(&state, element)
// instead of: forwardNext(state)
var next = state
try accumulator(&next, element)
state = next
forwardNext(next)
// end 6.1
