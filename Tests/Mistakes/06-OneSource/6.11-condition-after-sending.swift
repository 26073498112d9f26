// It sends a state, and then checks whether it should have.

// exercise 6.11
// instead of: if try condition(state) { forwardNext(state) } else { complete() }
forwardNext(state)
if try !condition(state) { complete() }
// end 6.11
