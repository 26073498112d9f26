// When `mapResult` throws, the error is sent, and then the end as well; nothing is disposed.

// exercise 6.2
switch event {
case .next(let element):
  do {
    state = try accumulator(state, element)
  } catch {
    forwardOn(.error(error))
    dispose()
  }
case .error(let error):
  forwardOn(.error(error))
  dispose()
case .completed:
  do {
    forwardOn(.next(try mapResult(state)))
  } catch {
    forwardOn(.error(error))
  }
  forwardOn(.completed)
  dispose()
}
// end 6.2
