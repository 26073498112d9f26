// The element changes a copy of the seed, and the copy is thrown away each time.

// exercise 6.1
scan(into: seed) { state, element in state = try accumulator(state, element) }
// end 6.1

// exercise 6.1
switch event {
case .next(let element):
  do {
    var sum = state
    try accumulator(&sum, element)
    forwardOn(.next(sum))
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
