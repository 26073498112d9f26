// It calls `mapResult` for each state, to hear early that it throws.

// exercise 6.2
// instead of: state = try accumulator(state, element)
state = try accumulator(state, element)
_ = try mapResult(state)
// end 6.2
