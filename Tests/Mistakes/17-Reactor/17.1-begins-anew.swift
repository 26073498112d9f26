// Each mutation starts from an empty state: what was known before is lost.

// exercise 17.1
// instead of: var state = state
var state = State()
// end 17.1
