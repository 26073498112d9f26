// The state is a variable that the closure of `map` captures: all subscribers share it.

// exercise 6.1
// instead of: scan(into: seed) { state, element in state = try accumulator(state, element) }
var state = seed
return map { element in
  state = try accumulator(state, element)
  return state
}
// end 6.1
