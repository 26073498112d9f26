// It sends the state before the element has changed it, so that the seed comes first.

// exercise 6.1
scan(into: seed) { state, element in state = try accumulator(state, element) }
// end 6.1

// exercise 6.1
switch event {
case .next(let element):
  do {
    let before = state
    try accumulator(&state, element)
    forwardOn(.next(before))
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
