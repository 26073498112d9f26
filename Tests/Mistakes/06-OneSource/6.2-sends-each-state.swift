// It sends the state with every element, as `scan` does.

// exercise 6.2
do {
  switch event {
  case .next(let element):
    state = try accumulator(state, element)
    forwardOn(.next(try mapResult(state)))
    return
  case .error(let error):
    forwardOn(.error(error))
  case .completed:
    forwardOn(.completed)
  }
} catch {
  forwardOn(.error(error))
}
dispose()
// end 6.2
