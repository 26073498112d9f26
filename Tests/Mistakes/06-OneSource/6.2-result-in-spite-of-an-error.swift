// When the source fails it sends what it has so far, and then the error.

// exercise 6.2
do {
  switch event {
  case .next(let element):
    state = try accumulator(state, element)
    return
  case .error(let error):
    forwardOn(.next(try mapResult(state)))
    forwardOn(.error(error))
  case .completed:
    forwardOn(.next(try mapResult(state)))
    forwardOn(.completed)
  }
} catch {
  forwardOn(.error(error))
}
dispose()
// end 6.2
