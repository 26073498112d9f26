// What the accumulator throws is sent, and the source stays subscribed.

// exercise 6.1
scan(into: seed) { state, element in state = try accumulator(state, element) }
// end 6.1

// exercise 6.1
switch event {
case .next(let element):
  do {
    try accumulator(&state, element)
    forwardOn(.next(state))
  } catch {
    forwardOn(.error(error))
  }
case .error(let error):
  forwardOn(.error(error))
  dispose()
case .completed:
  forwardOn(.completed)
  dispose()
}
// end 6.1
