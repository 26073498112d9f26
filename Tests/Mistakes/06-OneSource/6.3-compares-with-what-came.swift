// It compares with the element that came last, also if that one fell.

// exercise 6.3
switch event {
case .next(let element):
  do {
    let key = try keySelector(element)
    let before = lastKey
    lastKey = key
    if let before, try comparer(before, key) { return }
    forwardOn(event)
  } catch {
    forwardOn(.error(error))
    dispose()
  }
case .error, .completed:
  forwardOn(event)
  dispose()
}
// end 6.3
