// The form that changes in place stores the new state after it was sent; the other form keeps its own.
// Changes: 6.1-create-and-map.swift

// exercise 6.1
// instead of: try accumulator(&state, element)
// instead of: forwardNext(state)
var next = state
try accumulator(&next, element)
forwardNext(next)
state = next
// end 6.1
