// The state is a variable that the closure of `map` captures: all subscribers share it.

// exercise 6.1
var state = seed
return map { element in
  state = try accumulator(state, element)
  return state
}
// end 6.1

// exercise 6.1
switch event {
case .next(let element):
  do {
    try accumulator(&state, element)
    forwardOn(.next(state))
  } catch {
    forwardOn(.error(error))
    dispose()
  }
case .error(let error):
  forwardOn(.error(error))
  dispose()
case .completed:
  forwardOn(.completed)
  dispose()
}
// end 6.1
