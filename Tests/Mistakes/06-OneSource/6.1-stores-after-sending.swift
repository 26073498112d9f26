// The new state is stored after the observer has returned, over what a reentrant element has made of it.

// exercise 6.1
// instead of: try accumulator(&state, element)
// instead of: forwardNext(state)
var next = state
try accumulator(&next, element)
forwardNext(next)
state = next
// end 6.1
