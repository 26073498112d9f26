// It asks for each element, so that it is a `filter` with a not.

// exercise 6.4
switch event {
case .next(let element):
  do {
    if let predicate {
      if try predicate(element) { return }
    }
    forwardOn(event)
  } catch {
    forwardOn(.error(error))
    dispose()
  }
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 6.4
